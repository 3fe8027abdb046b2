/** Stands for every document's id: the breadcrumbs ask whether there is one, the id itself serves the cards of a category alone (src/theme/DocCardList). */
const SOME_ID = '+';

/** An entry of a sidebar without what is not read of it. */
const stripItem = ({docId, unlisted, items, ...item}) => ({...item, ...(docId && {docId: SOME_ID}), ...(unlisted && {unlisted}), ...(items && {items: items.map(stripItem)})});

/**
 * The data of a documentation version without what only cards show: title and description of every document, which
 * every documentation page would load.
 *
 * @param {object} props properties of a route: they are returned as they are when they hold no version
 */
function stripVersion(props) {
  if (!props.version?.docsSidebars) return props;
  const sidebars = Object.entries(props.version.docsSidebars).map(([name, items]) => [name, items.map(stripItem)]);
  return {...props, version: {...props.version, docs: {}, docsSidebars: Object.fromEntries(sidebars)}};
}

module.exports = {stripVersion};
