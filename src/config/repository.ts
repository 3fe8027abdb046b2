/** Repository of this portal. "Edit this page", the navbar and the feedback link derive from it. */
export const REPOSITORY_URL = 'https://github.com/Conflux-Chain/conflux-documentation';
export const FEEDBACK_URL = `${REPOSITORY_URL}/issues/new/choose`;
export const EDIT_URL = `${REPOSITORY_URL}/edit/main/`;
