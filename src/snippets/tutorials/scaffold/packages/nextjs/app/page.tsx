'use client';

import {useAccount} from 'wagmi';
import {
  useScaffoldReadContract,
  useScaffoldWriteContract,
} from '~~/hooks/scaffold-eth';

export default function Home() {
  const {address} = useAccount();
  const {data: question} = useScaffoldReadContract({
    contractName: 'Tally',
    functionName: 'question',
  });
  const {data: yes} = useScaffoldReadContract({
    contractName: 'Tally',
    functionName: 'yes',
  });
  const {data: no} = useScaffoldReadContract({
    contractName: 'Tally',
    functionName: 'no',
  });
  const {data: hasVoted} = useScaffoldReadContract({
    contractName: 'Tally',
    functionName: 'hasVoted',
    args: [address],
  });
  const {writeContractAsync, isMining} = useScaffoldWriteContract('Tally');

  // The promise resolves with the receipt. The hook shows
  // errors itself, so there's nothing to do here.
  const vote = (choice: boolean) =>
    writeContractAsync({functionName: 'vote', args: [choice]}).catch(
      () => undefined,
    );

  return (
    <main className="flex flex-col items-center gap-4 p-10">
      <h1 className="text-2xl">{question}</h1>
      <p>
        Yes: {yes?.toString()}, no: {no?.toString()}
      </p>
      {hasVoted ? (
        <p>Your vote is counted.</p>
      ) : (
        <p className="flex gap-4">
          <button
            className="btn"
            disabled={isMining}
            onClick={() => vote(true)}
          >
            Yes
          </button>
          <button
            className="btn"
            disabled={isMining}
            onClick={() => vote(false)}
          >
            No
          </button>
        </p>
      )}
    </main>
  );
}
