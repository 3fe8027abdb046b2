/** The two functions of semver, which has no types, that a test calls. */
declare module 'semver' {
  const semver: {
    minVersion(range: string): {version: string; major: number; minor: number} | null;
    satisfies(version: string, range: string): boolean;
  };
  export default semver;
}
