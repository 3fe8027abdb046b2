import {expect, test, type Page} from '@playwright/test';
import {LANGUAGES} from '../support/page';

/** A page for each drawing. */
const PAGES = [
  '/docs/overview', // TreeGraph, TransactionLife
  '/docs/overview/space-intro', // TwoSpaces
  '/docs/general/conflux-basics/accounts',
  '/docs/general/conflux-basics/gas', // FeeParts
  '/docs/general/conflux-basics/basefee', // BaseFeeSteps, FeeParts
  '/docs/general/conflux-basics/spaces', // EpochOfSpaces
  '/docs/general/build/smart-contracts/contract-security/reentrancy-attack',
  '/docs/general/build/smart-contracts/gas-optimization/packing',
  '/docs/general/build/smart-contracts/solidity-basics', // StructCopies
  '/docs/espace/tutorials/upgradableContract/upgrade', // ProxyCall
  '/docs/espace/tutorials/x402', // X402Flow
  '/docs/espace/tutorials/digitalSignature/ECDSA', // SignedMessageFlow
  '/docs/espace/tutorials/oracle/conflux-oracle', // OracleFlow
  '/docs/espace/tutorials/walletConnect/project-creation', // WalletConnectFlow
  '/docs/espace/build/cip90', // CrossSpaceCallFlow
  '/docs/espace/build/cross-space-bridge', // CrossSpaceTransferFlow
  '/docs/espace/build/infrastructure/gnosis-safe-wallet', // SafeFlow
  '/docs/espace/build/infrastructure/graph', // SubgraphFlow
  '/docs/core/core-space-basics/Intro', // CoreSpaceIdeas
  '/docs/core/core-space-basics/internal-contracts/poSRegister', // ValidatorFlow
  '/docs/core/core-space-basics/sponsor-mechanism', // SponsorFlow
  '/docs/core/core-space-basics/storage', // SlotOwnerFlow
  '/docs/core/core-space-basics/transactions/nonce', // NonceLine
  '/docs/core/core-space-basics/transactions/overview', // TransactionFlow
  '/docs/core/tutorials/crc20-cross-space', // TokenBridgeFlow
  '/docs/core/tutorials/how-to-sponsor-contract', // SponsoredCallFlow
  '/docs/general/mine-stake/mine/running-mining-node', // StratumFlow
  '/docs/general/mine-stake/stake', // CommitteeTerms
  '/docs/general/mine-stake/stake/staking-overview', // PosTimeline
  '/docs/general/run-a-node/node-types', // NodeHistory
];
/** A telephone; a desktop whose sidebars leave a narrow column; one that has room for the wide drawing. */
const WIDTHS = [360, 997, 1280];

/**
 * The faults of the page's drawings: which of the two is shown, whether it scrolls, letters below 12 px, text outside
 * its box.
 */
const faults = (page: Page): Promise<{drawings: number; wrong: string[]}> =>
  page.evaluate(() => {
    const wrong: string[] = [];
    const figures = [...document.querySelectorAll('figure')].filter((figure) => figure.querySelector('svg[role=img]'));
    for (const figure of figures) {
      const name = figure.querySelector('title')!.textContent;
      const shown = [...figure.querySelectorAll<SVGSVGElement>('svg[role=img]')].filter(
        (svg) => svg.getBoundingClientRect().width > 0,
      );
      if (shown.length !== 1) wrong.push(`${name}: ${shown.length} drawings are shown`);
      if (figure.scrollWidth > figure.clientWidth) wrong.push(`${name}: scrolls`);
      for (const svg of shown) {
        const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
        for (const box of svg.querySelectorAll('foreignObject')) {
          const text = box.querySelector('span')!;
          const [outer, inner] = [box.getBoundingClientRect(), text.getBoundingClientRect()];
          const size =
            Math.min(
              ...[text, ...text.querySelectorAll('*')].map((part) =>
                Number.parseFloat(getComputedStyle(part).fontSize),
              ),
            ) * scale;
          if (size < 11.95) wrong.push(`${name}: ${text.textContent} is ${size.toFixed(1)} px`);
          if (
            inner.top < outer.top - 2 ||
            inner.bottom > outer.bottom + 2 ||
            inner.left < outer.left - 2 ||
            inner.right > outer.right + 2
          )
            wrong.push(`${name}: ${text.textContent} leaves its box`);
        }
      }
    }
    return {drawings: figures.length, wrong};
  });

test.use({javaScriptEnabled: false});

for (const {locale, prefix} of LANGUAGES) {
  test(`each drawing fits windows from 360 px without a scroll bar, and its text has 12 px and stays in its boxes (${locale})`, async ({
    page,
  }) => {
    for (const path of PAGES) {
      await page.goto(prefix + path);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const {drawings, wrong} = await faults(page);
        expect(drawings, path).toBeGreaterThan(0);
        expect.soft(wrong, `${prefix}${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
