/**
 * A run that needs something that only a node has. Thrown out of the run, because any result would be wrong; the
 * message says what it was.
 */
export class NotModelled extends Error {
  constructor(readonly what: string) {
    super(`This virtual machine does not model ${what}. Run it on a node and show the recorded output.`);
    this.name = 'NotModelled';
  }
}
