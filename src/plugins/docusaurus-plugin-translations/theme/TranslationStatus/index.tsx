import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {Props} from '@theme/TranslationStatus';
import {stateName} from '../../client/messages';
import {STATES, countStates} from '../../client/status';
import Area from './Area';
import Bar from './Bar';
import styles from './styles.module.css';

/** /translation-status: the translated and outdated pages by language and area. */
export default function TranslationStatus({status: {fileUrl, locales}}: Props): ReactNode {
  const title = translate({id: 'translations.title', message: 'Translation status'});
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'translations.description',
          message:
            'See which pages of the Conflux documentation are translated into Chinese and Spanish, which translations are outdated, and where their files are.',
        })}
      />
      <main className={styles.page}>
        <h1>{title}</h1>
        <p>
          <Translate id="translations.intro">
            English is the source language. Each translation stores a hash of every English section that it covers, so a
            change in English shows here immediately. To help, open a file and update its translation.
          </Translate>
        </p>
        {locales.map(({label, htmlLang, areas}) => {
          const counts = countStates(areas.flatMap(({pages}) => pages));
          return (
            <section key={htmlLang} aria-labelledby={`status-${htmlLang}`}>
              <h2 id={`status-${htmlLang}`} lang={htmlLang}>
                {label}
              </h2>
              <Bar counts={counts} />
              <ul className={styles.legend}>
                {STATES.map((state) => (
                  <li key={state} className={styles[state]}>{`${stateName(state)}: ${counts[state]}`}</li>
                ))}
              </ul>
              {areas.map((area) => (
                <Area key={area.folder} area={area} fileUrl={fileUrl} />
              ))}
            </section>
          );
        })}
      </main>
    </Layout>
  );
}
