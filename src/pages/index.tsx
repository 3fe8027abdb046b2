import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import {translate} from '@docusaurus/Translate';
import Catalog from '@site/src/pages/_home/Catalog';
import Hero from '@site/src/pages/_home/Hero';

/** The portal's front page: links for each kind of reader, a real request, and the catalog of specification §2.1. */
export default function Home(): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Conflux network documentation'})}
      description={translate({
        id: 'home.description',
        message:
          'Guides and references for building on eSpace and Core Space, running a node, mining and staking CFX, in three languages.',
      })}
    >
      <main>
        <Hero />
        <Catalog />
      </main>
    </Layout>
  );
}
