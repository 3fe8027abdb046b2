import {useRef, useState, type RefObject} from 'react';
import type {OpenRpcAdapter} from '../../client/adapter';
import {ownReader} from '../../client/ownReader';
import {endpointOf, endpointUrl, socketUrl, useCallStore, type CallStore} from '../../client/callStore';
import {loadChecksum, needsChecksum} from '../../client/checksum';
import {checkEndpoint, isOwn} from '../../client/endpoint';
import {gatherParams, readField, writeField} from '../../client/fields';
import {exampleTexts, initialTexts} from '../../client/initialTexts';
import type {EndpointPreset, InstanceData, MethodPage} from '../../client/pageData';
import {placeholderNames} from '../../client/placeholders';
import type {Destination} from '../../client/sentCall';
import {heldValue, memberOf, refreshed, staleNames} from '../../client/staleness';
import {focusField} from './focusField';
import {useSharedCall, type LinkProblem} from './useSharedCall';

export interface CallForm {
  store: CallStore;
  form: RefObject<HTMLDivElement | null>;
  /** The chosen endpoint; undefined while its address is invalid. */
  destination: Destination | undefined;
  /** The parameters that the form contains; undefined while a field is invalid. */
  current: unknown[] | undefined;
  wsUrl: string | undefined;
  /** Whether values are being looked up on the network. */
  isResolving: boolean;
  setText: (index: number, text: string) => void;
  /** Why the form doesn't contain what the link in the address contained. */
  linkProblem: LinkProblem | undefined;
  /** Writes the call to the address. Returns whether the address contains it. */
  share: (params: unknown[]) => boolean;
  /** Shows an earlier call, with the endpoint that it was sent to. */
  recall: (params: unknown[], url: string) => void;
  /** Whether a field contains a value that exists only on the chain of the recorded example. */
  isForeign: (index: number) => boolean;
  /** A preset on the reader's own computer, while a public endpoint is chosen. */
  ownPreset: EndpointPreset | undefined;
  /** Whether a value of the example can be looked up on the network. */
  canFill: boolean;
  /** Fills the whole form with values from the network. */
  fill: () => Promise<void>;
  /** The current parameters. If the form is not complete, returns undefined and focuses the first invalid field. */
  gather: () => unknown[] | undefined;
  /** The same for a call: values that still equal the example are looked up on the network first. */
  prepare: (signal?: AbortSignal) => Promise<unknown[] | undefined>;
}

/** State of the form of one method, with functions to fill and read it. */
export function useCallForm(page: MethodPage, instance: InstanceData, adapter: OpenRpcAdapter | undefined): CallForm {
  const {params} = page;
  const store = useCallStore(instance, page.method, initialTexts(page));
  const form = useRef<HTMLDivElement>(null);
  /** The values that the last lookup put into the form, the placeholders that it found, their network and example. */
  const last = useRef<{url: string; values: unknown[]; names: ReadonlySet<string>; example: number} | null>(null);
  const [isResolving, setResolving] = useState(false);
  const preset = instance.endpoints.find(({id}) => id === store.state.endpoint);
  const networkId = preset?.networkId;
  const checked = checkEndpoint(endpointUrl(instance, store.state), 'https:', []);
  const url = checked.ok ? checked.url : undefined;
  const shown = store.state.example ?? 0;
  const {params: recorded, template: own = recorded} = page.examples[shown] ?? {params: []};
  const template = shown === 0 ? page.template : own;
  const example = exampleTexts(page, shown).map(heldValue);
  /** The last lookup, unless it was for another example. */
  const filled = () => (last.current?.example === shown ? last.current : undefined);

  const textAt = (index: number) => store.current().texts[index] ?? '';
  const setTexts = (write: (index: number) => string) => store.update({texts: params.map((_, index) => write(index))});
  const setParams = (values: unknown[]) => setTexts((index) => writeField(values[index]));
  const staleAt = (index: number, before: unknown[], member?: string) => {
    const parts = [heldValue(textAt(index)), before[index], template[index]].map((value) =>
      member === undefined ? value : memberOf(value, member),
    );
    return staleNames(parts[0], parts[1], parts[2]);
  };
  const canResolve = (name: string) => 'from' in (page.placeholders[name] ?? {});
  const read = (index: number) => readField(textAt(index), params[index]!.field, ownReader(adapter, networkId));

  const {problem: linkProblem, share} = useSharedCall(instance, params.length, store);

  const gatherNow = () =>
    gatherParams(
      params.map((_, index) => read(index)),
      params.map(({required}) => required),
    );
  const gather = () => {
    const gathered = gatherNow();
    if (gathered.ok) return gathered.params;
    focusField(form.current, gathered.missing, gathered.member);
    return undefined;
  };
  const lookUp = async (
    names: string[],
    write: (values: ReadonlyMap<string, unknown>) => void,
    signal?: AbortSignal,
  ) => {
    if (!url || names.length === 0) return;
    setResolving(true);
    // The page loads this part with the first call. If that fails, the values stay, and the call says that it failed.
    const values = await import('../../client/findPlaceholders').then(
      ({findPlaceholders}) =>
        findPlaceholders(names, page.placeholders, instance.probe, url, {
          signal,
          normalize: adapter?.normalize,
          contract: preset?.contract,
        }),
      () => new Map<string, unknown>(),
    );
    setResolving(false);
    if (signal?.aborted) return;
    write(values);
    last.current = {
      url,
      values: params.map((_, index) => heldValue(textAt(index))),
      names: new Set(values.keys()),
      example: shown,
    };
  };
  const resolve = async (signal?: AbortSignal) => {
    if (filled()?.url === url) return;
    const before = filled()?.values ?? example;
    const stale = params.map((_, index) => staleAt(index, before).filter(canResolve));
    // An invalid field that no lookup can fix stops the call before anything is sent.
    const isWrong = params.some(({required}, index) => {
      const value = read(index);
      return value.ok ? 'empty' in value && required : !staleAt(index, before, value.member).some(canResolve);
    });
    if (isWrong) return;
    // The reader can type in the meantime, so the texts are read again when the values arrive.
    const write = (values: ReadonlyMap<string, unknown>) =>
      setTexts((index) =>
        stale[index]!.length > 0
          ? writeField(refreshed(heldValue(textAt(index)), before[index], template[index], values))
          : textAt(index),
      );
    await lookUp([...new Set(stale.flat())], write, signal);
  };

  const now = gatherNow();
  return {
    store,
    form,
    destination: url === undefined ? undefined : {url, label: preset?.label, networkId},
    current: now.ok ? now.params : undefined,
    wsUrl: url && socketUrl(instance, store.state),
    isResolving,
    setText: (index, text) => setTexts((other) => (other === index ? text : textAt(other))),
    linkProblem,
    share,
    recall: (values, sentTo) => {
      setParams(values);
      store.show(endpointOf(instance, sentTo));
    },
    isForeign: (index) =>
      staleAt(index, example).some(
        (name) => !page.placeholders[name] || (canResolve(name) && filled()?.url === url && !filled()?.names.has(name)),
      ),
    ownPreset: preset && !isOwn(preset.url) ? instance.endpoints.find((one) => isOwn(one.url)) : undefined,
    canFill: placeholderNames(template).some(canResolve),
    fill: () =>
      lookUp(placeholderNames(template), (values) =>
        setParams(example.map((value, index) => refreshed(value, value, template[index], values))),
      ),
    gather,
    prepare: async (signal) => {
      if (params.some((_, index) => needsChecksum(textAt(index)))) await loadChecksum();
      await resolve(signal);
      return gather();
    },
  };
}
