import type {AttackData} from '@site/src/evm/attack/data';

/** Fetches the compiled contracts of a topic, in the language of the page. */
export const loadAttack = async (topic: string): Promise<AttackData> =>
  (
    (await import(
      /* webpackChunkName: "attack-[request]", webpackExclude: /\/calls\// */ `@generated/docusaurus-plugin-attacks/default/${topic}.json`
    )) as {default: AttackData}
  ).default;
