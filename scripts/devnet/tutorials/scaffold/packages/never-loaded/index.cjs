// In place of packages of the template that the tutorials never load. Should a program load one, its test fails.
throw new Error(
  'a program of the tutorial loads a package that scripts/devnet/tutorials/scaffold/packages/package.json leaves out',
);
