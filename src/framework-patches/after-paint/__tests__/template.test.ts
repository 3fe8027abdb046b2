import {expect, it} from 'vitest';
import stock from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {paintFirstTemplate} from '../template';

it('the page fetches the scripts of the application, after the style sheet and with a low priority, and runs none of them', () => {
  const page = paintFirstTemplate(stock);
  expect(page).not.toMatch(/<script[^>]*\s(?:src|defer)/);
  expect(page.indexOf('rel="stylesheet"')).toBeLessThan(
    page.indexOf(
      '<link rel="preload" as="script" fetchpriority="low" media="(scripting: enabled)" data-entry href="<%= it.baseUrl %><%= script %>">',
    ),
  );
  expect(page).toMatch(/<%~ it\.postBodyTags %>\s*<script>[\s\S]+<\/script><\/body>\s*<\/html>\s*$/);
});

it('a template that starts the application in another way stops the build', () => {
  expect(() => paintFirstTemplate('<script type="module" src="<%= script %>"></script></body>')).toThrow(
    'The template of @docusaurus/core does not have exactly one <script src=',
  );
  expect(() => paintFirstTemplate(paintFirstTemplate(stock))).toThrow('adapt src/framework-patches/after-paint');
});
