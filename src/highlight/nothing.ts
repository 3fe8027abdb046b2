/** Takes the place of a client module that is not needed (see docusaurus-plugin-lean-bundle). */
export {};
