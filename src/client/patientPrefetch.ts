import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {patient, type Prefetch} from './patient';

if (ExecutionEnvironment.canUseDOM) {
  // The framework sets its object right after the client modules have run, and renders later.
  queueMicrotask(() => {
    const own = window.docusaurus;
    if (own) window.docusaurus = {...own, prefetch: patient(own.prefetch as Prefetch) as typeof own.prefetch};
  });
}
