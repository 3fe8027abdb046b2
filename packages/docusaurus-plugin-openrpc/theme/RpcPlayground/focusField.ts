const INPUT = 'input, textarea, select';

/**
 * Focuses the input of a parameter or, inside an object form, of the member. An object that is shown as JSON has no
 * inputs for its members, so its text gets the focus.
 */
export function focusField(form: HTMLElement | null, index: number, member?: string): void {
  const param = form?.querySelectorAll<HTMLElement>('[data-param]')[index];
  const part = [...(param?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(
    (field) => field.dataset.field === member,
  );
  (part?.querySelector<HTMLElement>(INPUT) ?? param?.querySelector<HTMLElement>(INPUT))?.focus();
}
