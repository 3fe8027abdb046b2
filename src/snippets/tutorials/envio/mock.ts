import {TestHelpers} from 'generated';

const {Addresses, MockDb, Notes} = TestHelpers;

async function main() {
  let db = MockDb.createMockDb();
  for (const [logIndex, text] of ['one', 'two'].entries()) {
    const event = Notes.Written.createMockEvent({
      author: Addresses.defaultAddress,
      text,
      mockEventData: {logIndex},
    });
    db = await Notes.Written.processEvent({event, mockDb: db});
  }
  console.log(db.entities.Author.getAll());
  console.log(db.entities.Note.getAll().map(({text}) => text));
}

void main();
