import {Written} from './generated/Notes/Notes';
import {Author, Note} from './generated/schema';

export function handleWritten(event: Written): void {
  // A transaction can emit several events, so add the log index.
  const note = new Note(
    event.transaction.hash.concatI32(event.logIndex.toI32()),
  );
  note.author = event.params.author;
  note.text = event.params.text;
  note.block = event.block.number;
  note.time = event.block.timestamp;
  note.save();

  let author = Author.load(event.params.author);
  if (author == null) {
    author = new Author(event.params.author);
    author.count = 0;
  }
  author.count += 1;
  author.latest = note.id;
  author.save();
}
