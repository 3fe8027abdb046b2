import {afterPaint} from './after-paint';
import {baseUrlBanner} from './base-url-banner';
import {chunkAddresses} from './chunk-addresses';
import {componentTexts} from './component-texts';
import {docList} from './doc-list';
import {entryTask} from './entry-task';
import {headWrites} from './head-writes';
import {highlighting} from './highlighting';
import type {FrameworkPatch} from './patch';
import {routeTable} from './route-table';
import {sharedChunks} from './shared-chunks';
import {sidebars} from './sidebars';
import {siteSettings} from './site-settings';
import {translatorDescriptions} from './translator-descriptions';
import {tslibHelpers} from './tslib-helpers';

/** Every patch of the framework, in the order in which they are applied. */
export const FRAMEWORK_PATCHES: readonly FrameworkPatch[] = [
  routeTable,
  chunkAddresses,
  docList,
  sidebars,
  sharedChunks,
  siteSettings,
  translatorDescriptions,
  componentTexts,
  tslibHelpers,
  highlighting,
  headWrites,
  entryTask,
  afterPaint,
  baseUrlBanner,
];
