// A page whose style sheet arrives hides the banner with this: then the base URL is right.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/** What a browser renders of the banner: nothing. */
export default function NoBanner(): null {
  return null;
}
