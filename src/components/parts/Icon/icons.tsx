import type {ReactNode} from 'react';

/**
 * The portal's icons: drawn on a 24 x 24 grid with a 1.5 stroke, so that they look consistent. A name describes the
 * meaning, not the shape.
 */
export const ICONS = {
  account: (
    <>
      <circle cx="12" cy="8.5" r="3.5" />
      <path d="M5 20c.6-3.9 3.4-6 7-6s6.4 2.1 7 6" />
    </>
  ),
  block: (
    <>
      <path d="M12 3.5 19.5 7.5v9L12 20.5l-7.5-4v-9z" />
      <path d="m4.5 7.5 7.5 4 7.5-4M12 11.5v9" />
    </>
  ),
  book: (
    <>
      <path d="M12 6.5C10 5 7.5 4.5 4 4.5v13.5c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2z" />
      <path d="M12 6.5V20" />
    </>
  ),
  bridge: (
    <>
      <path d="M3 8.5c3.5 5 14.5 5 18 0M3 5v14M21 5v14M3 16h18M9 11.8V16M15 11.8V16" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5.2l3.3 2" />
    </>
  ),
  code: <path d="m8.5 7-5 5 5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15" />,
  coin: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M15 9.3a4 4 0 1 0 0 5.4" />
    </>
  ),
  contract: (
    <>
      <path d="M6 3.5h8.5L19 8v12.5H6z" />
      <path d="M14.5 3.5V8H19M9.5 12h6M9.5 16h4" />
    </>
  ),
  core: (
    <>
      <path d="M12 3.5 20.5 12 12 20.5 3.5 12z" />
      <path d="M12 8.5 15.5 12 12 15.5 8.5 12z" />
    </>
  ),
  docs: (
    <>
      <path d="M4.5 4.5h11v15h-11zM15.5 8h4v11.5h-4" />
      <path d="M7.5 8.5h5M7.5 12h5M7.5 15.5h3" />
    </>
  ),
  espace: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M16.5 12h-9c0-2.7 2-4.7 4.6-4.7 2.5 0 4.4 1.9 4.4 4.7zM7.5 12c0 2.7 2 4.7 4.7 4.7 1.3 0 2.4-.4 3.2-1.2" />
    </>
  ),
  exchange: <path d="M4 8.5h15.5l-4-4M20 15.5H4.5l4 4" />,
  faucet: (
    <>
      <path d="M12 3.5c3.8 4.4 5.7 7.6 5.7 10.3a5.7 5.7 0 0 1-11.4 0c0-2.7 1.9-5.9 5.7-10.3z" />
      <path d="M9 14a3 3 0 0 0 2.5 3" />
    </>
  ),
  fork: (
    <>
      <circle cx="6.5" cy="5.5" r="2" />
      <circle cx="17.5" cy="5.5" r="2" />
      <circle cx="12" cy="18.5" r="2" />
      <path d="M6.5 7.5c0 4 5.5 3 5.5 9 0-6 5.5-5 5.5-9" />
    </>
  ),
  gas: (
    <>
      <path d="M5 20.5v-15a2 2 0 0 1 2-2h4.5a2 2 0 0 1 2 2v15M3.5 20.5H15M5 11h8.5" />
      <path d="M13.5 13H15a1.5 1.5 0 0 1 1.5 1.5V16a1.7 1.7 0 0 0 3.4 0V9L17 6" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
    </>
  ),
  governance: (
    <>
      <path d="M12 4v16.5M7.5 20.5h9M5 7.5h14" />
      <path d="m5 7.5-2.5 6h5zM19 7.5l-2.5 6h5z" />
    </>
  ),
  graph: (
    <>
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="6" r="2" />
      <circle cx="12" cy="18" r="2" />
      <circle cx="19" cy="12" r="2" />
      <path d="m6.6 10.8 3.8-3.4M6.6 13.2l3.8 3.4M13.6 7.4l3.8 3.3M13.6 16.6l3.8-3.3" />
    </>
  ),
  help: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M9.5 9.8A2.6 2.6 0 0 1 12 7.7c1.5 0 2.6 1 2.6 2.3 0 2-2.6 2-2.6 3.9M12 16.4v.1" />
    </>
  ),
  key: (
    <>
      <circle cx="8" cy="16" r="4" />
      <path d="m11 13 9-9M16.5 7.5l3 3M13.5 10.5l2 2" />
    </>
  ),
  layers: (
    <>
      <path d="m12 4 8.5 4.5L12 13 3.5 8.5zM4 12.5l8 4.3 8-4.3M4 16.2l8 4.3 8-4.3" />
    </>
  ),
  link: (
    <>
      <path d="M10.5 13.5a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7L12 6.3" />
      <path d="M13.5 10.5a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5" />
    </>
  ),
  list: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1" />,
  lock: (
    <>
      <path d="M5.5 10.5h13v10h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14.5v2.5" />
    </>
  ),
  mining: (
    <>
      <path d="M9.5 4c6 .3 10.2 4.5 10.5 10.5-1.5-2.8-3.2-4.8-4.9-6.1C13.8 7 11.8 5.5 9.5 4zM13.9 10.1 4.5 19.5" />
    </>
  ),
  network: (
    <>
      <circle cx="12" cy="5.5" r="2" />
      <circle cx="5.5" cy="18" r="2" />
      <circle cx="18.5" cy="18" r="2" />
      <path d="m11 7.3-4.5 8.9M13 7.3l4.5 8.9M7.5 18h9" />
    </>
  ),
  news: (
    <>
      <path d="M4 5h12.5v14.5h-10A2.5 2.5 0 0 1 4 17zM16.5 9H20v8.5a2 2 0 0 1-3.5 1.3" />
      <path d="M7 8.5h6.5M7 12h6.5M7 15.5h4" />
    </>
  ),
  pool: (
    <>
      <path d="M3.5 8c2-1.7 3.7-1.7 5.7 0s3.7 1.7 5.7 0 3.7-1.7 5.6 0M3.5 13c2-1.7 3.7-1.7 5.7 0s3.7 1.7 5.7 0 3.7-1.7 5.6 0M3.5 18c2-1.7 3.7-1.7 5.7 0s3.7 1.7 5.7 0 3.7-1.7 5.6 0" />
    </>
  ),
  rpc: (
    <>
      <path d="M9 3.5c-2.5 0-3.5 1-3.5 3v2.7c0 1.6-.7 2.5-2 2.8 1.3.3 2 1.2 2 2.8v2.7c0 2 1 3 3.5 3M15 3.5c2.5 0 3.5 1 3.5 3v2.7c0 1.6.7 2.5 2 2.8-1.3.3-2 1.2-2 2.8v2.7c0 2-1 3-3.5 3" />
      <path d="M9.5 12h.1M12 12h.1M14.5 12h.1" />
    </>
  ),
  search: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </>
  ),
  server: (
    <>
      <path d="M4 4.5h16v6.5H4zM4 13h16v6.5H4zM7.5 7.7h.1M7.5 16.2h.1M12 7.7h4.5M12 16.2h4.5" />
    </>
  ),
  shield: (
    <>
      <path d="M12 3.5 19 6v5.5c0 4.3-2.7 7.3-7 9-4.3-1.7-7-4.7-7-9V6z" />
      <path d="m9 11.7 2.2 2.2 4-4.3" />
    </>
  ),
  stake: (
    <>
      <path d="M12 20.5V10M12 12c0-4 2.5-6.5 7-6.5 0 4.5-2.5 6.5-7 6.5zM12 15c0-3.2-2-5.2-6-5.2 0 3.5 2 5.2 6 5.2zM6.5 20.5h11" />
    </>
  ),
  start: (
    <>
      <path d="M5.5 21V3.5M5.5 4.5h12l-2.5 4 2.5 4h-12" />
    </>
  ),
  terminal: (
    <>
      <path d="M3.5 5h17v14h-17z" />
      <path d="m7 9.5 2.8 2.5L7 14.5M12.5 15h4.5" />
    </>
  ),
  token: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M16.2 9.6a5.5 5.5 0 1 1-6.6 6.6" />
    </>
  ),
  tools: (
    <path
      d="M14.3 6.3a4.3 4.3 0 0 1 5.4-1l-2.9 2.9.4 2 2 .4 2-2a4.3 4.3 0 0 1-5.8 4.6l-7 7a2 2 0 0 1-2.9-2.9l7-7a4.3 4.3 0 0 1 1.8-4z"
      transform="translate(-1.2 .6)"
    />
  ),
  users: (
    <>
      <circle cx="9" cy="8.5" r="3.2" />
      <path d="M3 19.5c.5-3.5 2.9-5.4 6-5.4s5.5 1.9 6 5.4M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17.5 14.6c2 .8 3.2 2.5 3.5 4.9" />
    </>
  ),
  wallet: (
    <>
      <path d="M4 7.5V17a2.5 2.5 0 0 0 2.5 2.5H20v-11H6A2 2 0 0 1 4 6.5a2 2 0 0 1 2-2h11.5v4" />
      <path d="M16.5 14h.1" />
    </>
  ),
  warning: (
    <>
      <path d="M12 4 21 19.5H3z" />
      <path d="M12 10v4.5M12 17v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICONS;

/** Names in alphabetical order, for messages and tests. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];
