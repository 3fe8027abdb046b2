/** A watch over requests to one address. */
export interface PolicyWatch {
  /** Whether the page's own security policy has blocked a request to this address. */
  isBlocked: () => boolean;
  stop: () => void;
}

function originOf(url: string): string | undefined {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
}

/**
 * Notices requests that the page's Content Security Policy blocks. Browsers report them to the page and nowhere else.
 * To the sender, such a request fails like one to a host that doesn't exist.
 */
export function watchPolicy(url: string): PolicyWatch {
  let blocked = false;
  const notice = ({blockedURI}: SecurityPolicyViolationEvent) => {
    if (originOf(blockedURI) === originOf(url)) blocked = true;
  };
  globalThis.document?.addEventListener('securitypolicyviolation', notice);
  return {
    isBlocked: () => blocked,
    stop: () => globalThis.document?.removeEventListener('securitypolicyviolation', notice),
  };
}
