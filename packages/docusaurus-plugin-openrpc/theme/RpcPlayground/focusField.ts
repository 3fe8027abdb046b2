const INPUT = 'input, textarea, select';

/**
 * Focuses the input of a parameter, and inside an object form that of the member. While the object is shown as JSON it
 * has no inputs of members, so its text gets the focus.
 */
export function focusField(form: HTMLElement | null, index: number, member?: string): void {
  const param = form?.querySelectorAll<HTMLElement>('[data-param]')[index];
  const part = [...(param?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (field) => field.dataset.field === member,
  );
  (part?.querySelector<HTMLElement>(INPUT) ?? param?.querySelector<HTMLElement>(INPUT))?.focus();
}
