// If the style sheet loads, the base URL is right, and this style hides the banner.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/** A browser renders nothing for the banner. */
export default function NoBanner(): null {
  return null;
}
