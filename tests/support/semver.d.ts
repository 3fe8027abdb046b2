/** The two functions of semver, which carries no types, that a test asks. */
declare module 'semver' {
  const semver: {
    minVersion(range: string): {version: string; major: number; minor: number} | null;
    satisfies(version: string, range: string): boolean;
  };
  export default semver;
}
