import type {ReactNode} from 'react';

/**
 * Speech bubble with a spark, in the style of the portal's other icons. It is separate from them, because every page
 * loads it.
 */
export default function Mark(): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 5h16v11.5h-8.5L7.5 20v-3.5H4z" />
      <path d="M12 7.7c.4 1.9 1.1 2.6 3 3-1.9.4-2.6 1.1-3 3-.4-1.9-1.1-2.6-3-3 1.9-.4 2.6-1.1 3-3z" />
    </svg>
  );
}
