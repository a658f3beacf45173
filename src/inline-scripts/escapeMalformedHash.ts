function guard(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, '', location.hash.replace(/%/g, '%25'));
  }
}

/**
 * Escapes a hash that `decodeURI` rejects, such as `#100%`, now and whenever it changes. Gatsby decodes each hash and
 * crashes the page if that throws, so these listeners must come before Gatsby's.
 */
export function escapeMalformedHash(): void {
  guard();
  addEventListener('popstate', guard);
  addEventListener('hashchange', guard);
}
