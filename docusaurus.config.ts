import path from 'node:path';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as BlogOptions} from '@docusaurus/plugin-content-blog';
import type {PluginOptions as IdealImageOptions} from '@docusaurus/plugin-ideal-image';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {translateCategories} from 'docusaurus-plugin-openrpc/sidebar';
import {agentOptions} from './src/config/agents';
import {analyticsScript} from './src/config/analytics';
import {announcement} from './src/config/announcement';
import {assistantHeadTags} from './src/config/assistantKey';
import {brandHeadTags} from './src/config/brandHeadTags';
import {feedOptions} from './src/config/feed';
import {footer} from './src/config/footer';
import {i18n} from './src/config/locales';
import {navbar} from './src/config/navbar';
import {prismTheme} from './src/config/prism';
import {rpcInstances} from './src/config/rpc';
import {searchOptions} from './src/config/search';
import remarkSnippets from './src/remark/snippets';
import {EDIT_URL, REPOSITORY_URL} from './src/config/repository';
import {SITE_TITLE, SITE_URL} from './src/config/site';
import {sidebarItemsGenerator} from './src/config/sidebarLinks';
import {patchedTemplate} from './src/framework-patches/appliedPatches';
import {frontMatterReader} from './src/plugins/docusaurus-plugin-translations';
import type {AgentDocsOptions} from './src/plugins/docusaurus-plugin-agent-docs';
import type {RobotsOptions} from './src/plugins/docusaurus-plugin-robots/index';
import type {Options as SearchOptions} from './src/plugins/docusaurus-plugin-search/options';
import type {Options as TranslationsOptions} from './src/plugins/docusaurus-plugin-translations/options';
import remarkCodeBreaks from './src/remark/codeBreaks';
import remarkJoinLines from './src/remark/joinLines';
import {DATA_FOLDERS} from './src/remark/dataFiles/kinds';
import remarkErrorTables from './src/remark/errorTables';
import remarkFacts from './src/remark/facts';
import remarkGlossary from './src/remark/glossary';
import {GLOSSARY_FILE} from './src/remark/glossary/readGlossary';

/** Broken references only warn in an ordinary build (specification §5); the tests and CI build with STRICT=1. */
const severity = process.env.STRICT === '1' ? 'throw' : 'warn';

/** Folder of the code that pages show. */
const SNIPPETS = 'src/snippets';

/** Shared by docs, blog and pages: code blocks include files, and the facts provide the values in code. */
const remarkPlugins = [
  remarkErrorTables,
  remarkFacts,
  remarkCodeBreaks,
  remarkJoinLines,
  [remarkSnippets, {folder: path.join(__dirname, SNIPPETS), siteDir: __dirname}],
] satisfies DocsOptions['remarkPlugins'];

const config: Config = {
  title: SITE_TITLE,
  tagline: 'Build on the Tree-Graph network with two execution spaces',
  favicon: 'img/favicon.svg',
  url: SITE_URL,
  baseUrl: '/',
  onBrokenLinks: severity,
  onBrokenAnchors: severity,
  onDuplicateRoutes: severity,
  i18n,
  future: {v4: true, faster: true},
  // The specification defines the storage keys ('theme', …), so a namespace must not change them.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    mdx1Compat: {comments: true, headingIds: true, admonitions: false},
    parseFrontMatter: frontMatterReader(__dirname),
    hooks: {onBrokenMarkdownLinks: severity, onBrokenMarkdownImages: severity},
  },
  // `boot.js` must run before the theme's inline script, because it repairs stored values that the theme doesn't check.
  headTags: [
    ...brandHeadTags,
    {tagName: 'script', attributes: {src: '/js/boot.js', 'data-announcement': announcement.id}},
    ...assistantHeadTags(),
  ],
  // Loaded in order and not asynchronously (specification §7).
  scripts: [analyticsScript()],
  ssrTemplate: patchedTemplate(),
  clientModules: ['cleanUrl', 'redirect', 'loadFailure', 'announce'].map((name) => `./src/client/${name}.ts`),
  presets: [
    [
      '@docusaurus/preset-classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          sidebarItemsGenerator: translateCategories(sidebarItemsGenerator),
          editUrl: EDIT_URL,
          tags: 'tags.yml',
          remarkPlugins: [...remarkPlugins, [remarkGlossary, {root: __dirname}]],
          onInlineTags: 'throw',
          breadcrumbs: true,
        },
        // The preset only accepts options, but docusaurus-plugin-blog below changes what the stock blog returns.
        blog: false,
        pages: {remarkPlugins},
        sitemap: {ignorePatterns: []},
        theme: {customCss: './src/css/custom.css'},
        // Keeps the preset's debug pages out of the development server.
        debug: false,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...rpcInstances.map((options): PluginConfig => ['docusaurus-plugin-openrpc', {...options}]),
    './src/plugins/docusaurus-plugin-rpc-reference/index.ts',
    [
      './src/plugins/docusaurus-plugin-mdx-dependencies/index.ts',
      {glossary: GLOSSARY_FILE, snippets: SNIPPETS, data: DATA_FOLDERS},
    ],
    './src/plugins/docusaurus-plugin-attacks/index.ts',
    './src/plugins/docusaurus-plugin-redirects/index.ts',
    './src/plugins/docusaurus-plugin-untranslated/index.ts',
    ['./src/plugins/docusaurus-plugin-robots/index.ts', {repository: REPOSITORY_URL} satisfies RobotsOptions],
    [
      './src/plugins/docusaurus-plugin-translations/index.ts',
      {repository: REPOSITORY_URL, generated: ['docs/core/rpc/', 'docs/espace/rpc/']} satisfies TranslationsOptions,
    ],
    [
      './src/plugins/docusaurus-plugin-blog/index.ts',
      {
        remarkPlugins,
        onInlineTags: 'throw',
        onInlineAuthors: 'throw',
        onUntruncatedBlogPosts: 'throw',
        ...feedOptions(),
        blogTitle: 'Blog',
        blogDescription:
          'Notes from the people who build the Conflux documentation: protocol explanations, tooling and news.',
      } satisfies Partial<BlogOptions>,
    ],
    ['./src/plugins/docusaurus-plugin-agent-docs/index.ts', agentOptions satisfies AgentDocsOptions],
    ['./src/plugins/docusaurus-plugin-csp/index.ts', {strict: process.env.STRICT === '1'}],
    [
      '@docusaurus/plugin-ideal-image',
      {quality: 100, max: 1030, min: 640, steps: 2, disableInDev: false} satisfies Partial<IdealImageOptions>,
    ],
  ],
  themes: [
    // Docusaurus loads these after the preset's classic theme, so their components replace those of that theme.
    './src/framework-patches/index.ts',
    ['./src/plugins/docusaurus-plugin-search/index.ts', searchOptions satisfies SearchOptions],
  ],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    announcementBar: announcement,
    navbar,
    footer,
    prism: {theme: prismTheme, darkTheme: prismTheme},
  } as unknown as ThemeConfig,
};

export default config;
