import {useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Note from '@site/src/components/parts/Calculator/Note';
import Results from '@site/src/components/parts/Calculator/Results';
import FilePicker from '../FilePicker';
import {computeCids, type Cids} from '../compute';
import {noteText, problemText} from '../messages';
import {readFile, type Chosen} from '../read';
import {resultsOf} from '../results';

/** The initial file, which readers can create themselves: `printf 'hello world' > hello.txt`. */
const EXAMPLE: Chosen = {ok: true, content: {name: 'hello.txt', bytes: new TextEncoder().encode('hello world')}};

interface Shown {
  readonly chosen: Chosen;
  /** Missing while they are computed. */
  readonly cids?: Cids;
}

/** The field of the CID calculator, and its results. */
export default function Panel(): ReactNode {
  const [files, setFiles] = useState<readonly File[]>();
  const [{chosen, cids}, setShown] = useState<Shown>({chosen: EXAMPLE});

  useEffect(() => {
    const work = new AbortController();
    // A file that is chosen later ends this one.
    const show = (next: Shown) => !work.signal.aborted && setShown(next);
    const run = async () => {
      const next = files ? await readFile(files) : EXAMPLE;
      show({chosen: next});
      if (next.ok) show({chosen: next, cids: await computeCids(next.content.bytes, work.signal)});
    };
    run().catch((reason: unknown) => {
      if (!work.signal.aborted) throw reason;
    });
    return () => work.abort();
  }, [files]);

  const content = chosen.ok ? chosen.content : undefined;
  return (
    <>
      <FilePicker problem={chosen.ok ? undefined : problemText(chosen.problem)} onChoose={setFiles} />
      <Results results={resultsOf(content, cids)} />
      <Note>{content && !cids ? translate({id: 'cid.working', message: 'Computing…'}) : cids && noteText(cids)}</Note>
    </>
  );
}
