import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** Name of a row: the deployment, or the call's id in the topic's claim.json. */
export const callLabel = (call: string): ReactNode =>
  call === 'deploy' ? translate({id: 'gasTable.deploy', message: 'Deployment'}) : <code>{call}</code>;
