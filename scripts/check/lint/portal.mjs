import {commentLength} from './commentLength.mjs';
import {joinedList} from './joinedList.mjs';
import {rawHtml} from './rawHtml.mjs';
import {zones} from './zones.mjs';

/** The project's own lint rules, in the format of ESLint plug-ins, which the linter loads too. */
export default {
  meta: {name: 'portal'},
  rules: {'comment-length': commentLength, 'joined-list': joinedList, 'raw-html': rawHtml, zones},
};
