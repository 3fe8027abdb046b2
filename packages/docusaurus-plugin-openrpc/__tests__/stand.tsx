import {act} from 'react';
import {createRoot, type Root} from 'react-dom/client';
import {vi} from 'vitest';
import type {OpenRpcAdapter} from '../client/adapter';
import {resetCallStores} from '../client/callStore';
import type {InstanceData, MethodPage} from '../client/pageData';
import RpcPlayground from '../theme/RpcPlayground';
import RpcSamples from '../theme/RpcSamples';

export const instance: InstanceData = {
  id: 'shop',
  endpoints: [
    {id: 'test', label: 'Test', url: 'https://test.example/', networkId: 1},
    {id: 'main', label: 'Main', url: 'https://main.example/', networkId: 2},
  ],
  defaultEndpoint: 'test',
  samples: ['curl'],
  probe: {head: {method: 'head', params: []}, block: {method: 'block', params: []}},
  known: {},
};

/** A method with a parameter of each kind that people type differently. */
export const page: MethodPage = {
  instance: 'shop',
  method: 'shop_find',
  summary: '',
  since: null,
  isPublic: true,
  isSubscription: false,
  changesState: false,
  counterpart: null,
  params: [
    {name: 'key', type: 'string', required: true, field: {kind: 'text'}},
    {name: 'count', type: 'quantity', required: false, field: {kind: 'quantity'}},
    {
      name: 'options',
      type: 'object',
      required: false,
      field: {
        kind: 'object',
        members: [
          {name: 'limit', required: false, field: {kind: 'integer'}},
          {name: 'note', required: false, field: {kind: 'json'}},
        ],
      },
    },
    {name: 'rest', type: 'any', required: false, field: {kind: 'json'}},
  ],
  result: {type: 'any'},
  errors: [{name: 'Closed', code: -32001, message: 'closed', cause: '', fix: ''}],
  examples: [{name: 'one', summary: '', params: ['a', '0x1', {limit: 5}, [1]]}],
  template: ['a', '0x1', {limit: 5}, [1]],
  placeholders: {},
  checked: {reason: ''},
};

/** A playground with its samples on a page, and the hands of a reader. */
export class Stand {
  readonly place = document.body.appendChild(document.createElement('div'));
  private readonly root: Root = createRoot(this.place);

  show(shown: MethodPage = page, adapter?: OpenRpcAdapter): void {
    act(() =>
      this.root.render(
        <>
          <RpcPlayground key={shown.method} page={shown} instance={instance} {...(adapter && {adapter})} />
          <RpcSamples page={shown} instance={instance} {...(adapter && {adapter})} />
        </>,
      ),
    );
  }

  button(name: string): HTMLButtonElement {
    return [...this.place.querySelectorAll('button')].find(({textContent}) => textContent === name)!;
  }

  press(name: string): Promise<void> {
    return act(async () => this.button(name).click());
  }

  /** The input of a parameter, or of a member of an object. */
  field(name: string): HTMLInputElement {
    return this.place.querySelector(`[data-field=${name}] :is(input, textarea)`)!;
  }

  /** The message below a field. */
  note(name: string): string {
    return this.place.querySelector(`[id="${this.field(name).getAttribute('aria-describedby')}"]`)!.textContent!;
  }

  get endpoint(): HTMLSelectElement {
    return this.place.querySelector('select')!;
  }

  get sample(): string {
    return this.place.querySelector(':scope > div pre')!.textContent!;
  }

  get status(): string {
    return this.place.querySelector('div[role=status]')!.textContent!.trim();
  }

  /** The rows of the response. */
  get rows(): string[] {
    return [...this.place.querySelectorAll('ul[aria-label=Response] > li')].map(({textContent}) => textContent!);
  }

  /** Types or selects a value in a way that React notices. */
  enter(control: HTMLElement, value: string): Promise<void> {
    return act(async () => {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}));
    });
  }

  async openHistory(): Promise<void> {
    await act(async () => {
      const list = this.place.querySelector('details')!;
      list.open = true;
      list.dispatchEvent(new Event('toggle'));
    });
  }

  close(): void {
    act(() => this.root.unmount());
    this.place.remove();
  }
}

/** Prepares a browser that has never been here. */
export function freshBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  resetCallStores();
  window.history.replaceState(null, '', '/');
}

/** Makes the node return this text to every later call; returns the texts that it received. */
export function nodeReturns(text: string): string[] {
  const received: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: {body: string}) => {
    received.push(init.body);
    return new Response(text);
  });
  return received;
}
