/**
 * Stands for every document's id: the breadcrumbs ask whether there is one, the id itself serves the cards of a
 * category alone (src/theme/DocCardList).
 */
const SOME_ID = '+';

/** An entry of a sidebar without what is not read of it. */
const stripItem = ({docId, unlisted, items, ...item}) => ({
  ...item,
  ...(docId && {docId: SOME_ID}),
  ...(unlisted && {unlisted}),
  ...(items && {items: items.map(stripItem)}),
});

/** Whether the properties of a route hold a version of the documentation. */
const isVersion = (props) => props.version?.docsSidebars !== undefined;

/**
 * The data of a documentation version without what not every page of it shows: the sidebars, of which each page loads
 * its own, and title and description of every document, which only cards show.
 */
const stripVersion = ({docsSidebars: _, ...version}) => ({...version, docs: {}});

/**
 * One sidebar of a version.
 *
 * @param {object} props properties of a route that hold the version
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
