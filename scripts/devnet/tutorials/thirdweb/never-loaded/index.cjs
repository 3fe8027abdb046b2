// In place of packages of thirdweb that a program which signs with a key of its own never loads. Should it load one,
// its test fails.
throw new Error(
  'a program of the tutorial loads a package that scripts/devnet/tutorials/thirdweb/package.json leaves out',
);
