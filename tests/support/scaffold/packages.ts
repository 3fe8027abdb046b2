/** Makes the project that the tutorial changes; it brings the template, so nothing of that is copied here. */
export const CREATE_ETH = {'create-eth': '0.0.65'} as const;

/**
 * What the contracts of the template need to compile and to be deployed, in versions that the template's own ranges allow; a test
 * compares them. Linters, reports of gas and coverage are left out: they would double the time.
 */
export const CONTRACT_PACKAGES = {
  '@inquirer/password': '4.0.23',
  '@nomicfoundation/hardhat-chai-matchers': '2.0.9',
  '@nomicfoundation/hardhat-ethers': '3.0.9',
  '@nomicfoundation/hardhat-verify': '2.0.14',
  '@typechain/ethers-v6': '0.5.1',
  '@typechain/hardhat': '9.1.0',
  chai: '4.5.0',
  dotenv: '16.4.7',
  envfile: '7.1.0',
  ethers: '6.13.7',
  hardhat: '2.22.19',
  'hardhat-deploy': '0.12.4',
  'hardhat-deploy-ethers': '0.4.2',
  prettier: '3.3.3',
  qrcode: '1.5.4',
  'ts-node': '10.9.2',
  typechain: '8.3.2',
  typescript: '5.5.4',
} as const;

/** What the interface of the template needs beside, to be type-checked and served. */
export const INTERFACE_PACKAGES = {
  '@heroicons/react': '2.1.5',
  '@rainbow-me/rainbowkit': '2.1.6',
  '@tanstack/react-query': '5.59.20',
  '@types/node': '18.19.130',
  '@types/react': '18.3.31',
  '@uniswap/sdk-core': '5.8.5',
  '@uniswap/v2-sdk': '4.6.2',
  abitype: '1.0.6',
  autoprefixer: '10.4.27',
  blo: '1.2.0',
  'burner-connector': '0.0.9',
  daisyui: '4.12.10',
  next: '14.2.35',
  'next-nprogress-bar': '2.3.16',
  'next-themes': '0.3.0',
  postcss: '8.4.49',
  'qrcode.react': '4.0.1',
  react: '18.3.1',
  'react-copy-to-clipboard': '5.1.1',
  'react-dom': '18.3.1',
  'react-hot-toast': '2.4.1',
  tailwindcss: '3.4.19',
  'type-fest': '4.26.1',
  'usehooks-ts': '3.1.1',
  viem: '2.21.54',
  wagmi: '2.13.4',
  zustand: '5.0.16',
} as const;

/** wagmi's own part, which the template imports without asking for it: npm would put that of another package in its place. */
export const COMPANIONS = {'@wagmi/core': '2.15.2'} as const;

/** The compiler that the template has for its own contract. Hardhat would download it. */
export const TEMPLATE_COMPILER = {solc: '0.8.20'} as const;

/** Imports of the template's configuration whose packages are left out. */
export const LEFT_OUT = ['hardhat-gas-reporter', 'solidity-coverage'] as const;
