/**
 * The part of what `envio codegen` 2.32.12 writes for config.yaml and schema.graphql of the tutorial that its programs
 * use.
 */
declare module 'generated' {
  export interface Author {
    id: string;
    count: number;
  }
  export interface Note {
    id: string;
    author_id: string;
    text: string;
    block: number;
    time: number;
  }
  export interface Written {
    params: {author: string; text: string};
    transaction: {hash: string};
    block: {number: number; timestamp: number};
    logIndex: number;
  }
  export interface Context {
    Author: {getOrCreate(author: Author): Promise<Author>; set(author: Author): void};
    Note: {set(note: Note): void};
  }
  interface MockDb {
    entities: {Author: {getAll(): Author[]}; Note: {getAll(): Note[]}};
  }
  export const Notes: {Written: {handler(handle: (args: {event: Written; context: Context}) => Promise<void>): void}};
  export const TestHelpers: {
    Addresses: {defaultAddress: string};
    MockDb: {createMockDb(): MockDb};
    Notes: {
      Written: {
        createMockEvent(args: {author: string; text: string; mockEventData?: {logIndex?: number}}): Written;
        processEvent(args: {event: Written; mockDb: MockDb}): Promise<MockDb>;
      };
    };
  };
}
