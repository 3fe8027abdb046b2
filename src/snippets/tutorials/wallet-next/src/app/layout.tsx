import type {Metadata} from 'next';
import {headers} from 'next/headers';
import type {ReactNode} from 'react';
import {cookieToInitialState} from 'wagmi';
import {Providers} from '../Providers';
import {makeConfig} from '../config';
import '../style.css';

export const metadata: Metadata = {title: 'Wallet on eSpace'};

export default async function Layout({children}: {children: ReactNode}) {
  const initialState = cookieToInitialState(
    makeConfig(),
    (await headers()).get('cookie'),
  );
  return (
    <html lang="en">
      <body>
        <Providers initialState={initialState}>{children}</Providers>
      </body>
    </html>
  );
}
