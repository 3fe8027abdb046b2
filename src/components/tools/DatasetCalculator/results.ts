import {translate} from '@docusaurus/Translate';
import type {Result} from '@site/src/components/parts/Calculator/Results';
import {localNumber, localUnit} from '@site/src/components/parts/localNumber';
import {datasetAt, type Growth} from './octopus';

const GIB = 2 ** 30;
const SECONDS_PER_DAY = 86_400;

/** Rounded up to hundredths, because a card must not be smaller than the data set. */
const inGib = (bytes: number): string =>
  localUnit(localNumber((Math.ceil((bytes / GIB) * 100) / 100).toFixed(2)), 'GiB');

/** The rows below the field. Without a height, they are empty but keep their places. */
export function resultsOf(height: number | undefined, growth: Growth, epochSeconds: number): Result[] {
  const dataset = height === undefined ? undefined : datasetAt(height, growth);
  // With a decimal place, "days" is plural in every language.
  const days = dataset && (((dataset.grownAt - height!) * epochSeconds) / SECONDS_PER_DAY).toFixed(1);
  return [
    {
      label: translate({id: 'datasetCalculator.size', message: 'Data set'}),
      text: dataset && inGib(dataset.bytes),
      isMain: true,
    },
    {
      label: translate({id: 'datasetCalculator.bytes', message: 'Exact size in bytes'}),
      text: dataset && localNumber(dataset.bytes),
    },
    {
      label: translate({id: 'datasetCalculator.next', message: 'Grows at height'}),
      text:
        dataset &&
        translate(
          {
            id: 'datasetCalculator.next.value',
            message: '{height}, {days} days later at about {seconds} s per block height',
          },
          {height: localNumber(dataset.grownAt), days: localNumber(days!), seconds: localNumber(epochSeconds)},
        ),
    },
  ];
}
