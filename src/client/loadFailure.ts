import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {loadFailureText, retryText} from '@site/src/components/parts/LoadFailure/texts';
import styles from '@site/src/components/parts/LoadFailure/styles.module.css';

// Specification §2 and §8: when a page fails to load, its error text and a Retry button appear. The framework shows
// them for pages that it is rendering. If a script of the first page is missing, however, it never starts to render,
// and the buttons of the page don't work. This module needs no React.

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

function show(error: unknown): void {
  if (document.getElementById('load-failure')) return;
  const box = document.createElement('div');
  box.id = 'load-failure';
  box.className = `${styles.box} ${styles.floating}`;
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = loadFailureText();
  const detail = document.createElement('p');
  detail.className = styles.detail!;
  detail.lang = 'en';
  detail.textContent = String(error);
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = retryText();
  retry.addEventListener('click', () => window.location.reload());
  box.append(text, detail, retry);
  document.body.prepend(box);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}) => {
    if ((reason as Error | undefined)?.name === 'ChunkLoadError' && !isHydrated()) show(reason);
  });
}
