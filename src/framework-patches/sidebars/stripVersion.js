/**
 * Replaces every document's ID. The breadcrumbs only check whether there is one, and only the cards of a category need
 * the ID itself (src/theme/DocCardList).
 */
const SOME_ID = '+';

/** A sidebar entry without its unused properties. */
const stripItem = ({docId, unlisted, items, ...item}) => ({
  ...item,
  ...(docId && {docId: SOME_ID}),
  ...(unlisted && {unlisted}),
  ...(items && {items: items.map(stripItem)}),
});

/** Whether the properties of a route contain a version of the documentation. */
const isVersion = (props) => props.version?.docsSidebars !== undefined;

/**
 * The data of a documentation version without the parts that only some pages show: the sidebars, of which each page
 * loads its own, and title and description of every document, which only cards show.
 */
const stripVersion = ({docsSidebars: _, ...version}) => ({...version, docs: {}});

/**
 * One sidebar of a version.
 *
 * @param {object} props properties of a route that contain the version
 * @param {string} name
 */
function sidebarOf(props, name) {
  const items = isVersion(props) ? props.version.docsSidebars[name] : undefined;
  if (!items)
    throw new Error(
      `There is no sidebar "${name}" in these properties of a route: Docusaurus keeps sidebars elsewhere now. Adapt ${__filename}.`,
    );
  return items.map(stripItem);
}

module.exports = {isVersion, sidebarOf, stripVersion};
