import fs from 'node:fs';
import {afterEach, expect, it, vi} from 'vitest';
import {leavePage} from '../leavePage';

afterEach(() => void vi.unstubAllGlobals());

it('loads the other page, and leaves a root into which the application renders nothing', () => {
  const replace = vi.fn();
  const page = {location: {replace}} as unknown as {docusaurusRoot?: {render(app: unknown): unknown}};
  vi.stubGlobal('window', page);
  leavePage('/docs');
  expect(replace.mock.calls).toEqual([['/docs']]);
  expect(page.docusaurusRoot!.render('the application')).toBeUndefined();
  const root = page.docusaurusRoot;
  leavePage('/docs');
  expect(page.docusaurusRoot).toBe(root);
});

it('relies on the entry of Docusaurus, which renders into a root that is already there', () => {
  // No public function of Docusaurus prevents hydration.
  const entry = fs.readFileSync('node_modules/@docusaurus/core/lib/client/clientEntry.js', 'utf8');
  expect(entry).toMatch(/if \(window\.docusaurusRoot\) \{\s*window\.docusaurusRoot\.render\(app\);/);
});
