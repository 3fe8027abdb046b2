import {Notes} from 'generated';

Notes.Written.handler(async ({event, context}) => {
  const author = await context.Author.getOrCreate({
    id: event.params.author,
    count: 0,
  });
  context.Author.set({...author, count: author.count + 1});
  context.Note.set({
    // A transaction can emit several events, so add the log index.
    id: `${event.transaction.hash}-${event.logIndex}`,
    author_id: author.id,
    text: event.params.text,
    block: event.block.number,
    time: event.block.timestamp,
  });
});
