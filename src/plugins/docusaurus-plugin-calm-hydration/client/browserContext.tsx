/** Takes the place of Docusaurus' module of this name, with its exports. */
import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';
import {endHydration} from './frames';

/** Whether the page is hydrated: false in the HTML of the server and in the first rendering of the browser. */
export const Context = createContext(false);

/** Tells the components that the page is hydrated. As a transition: what they render then is work in small pieces, and a click comes first. */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  useEffect(() => {
    if (isBrowser) endHydration();
  }, [isBrowser]);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
