import {createContext, useContext, type ReactNode} from 'react';

/** Title and description of the current list; null if a list has its own heading. */
export const BlogListContext = createContext<{title: string; description: string} | null>(null);

/** Heading of the list of posts: the stock page has none, so a screen reader finds no start of the page. */
export default function BlogListHeading(): ReactNode {
  const list = useContext(BlogListContext);
  if (!list) return null;
  return (
    <header className="margin-bottom--lg">
      <h1>{list.title}</h1>
      <p>{list.description}</p>
    </header>
  );
}
