interface BuiltPage {
  /** Path of the page without the path prefix. */
  path?: string;
  /** Path that the site was built for; empty for the root. */
  pathPrefix: string;
}

/** The address without the page's own path; the built prefix if the address does not end with that path. */
function servedUnder({ path = '', pathPrefix }: BuiltPage): string {
  const own = path.replace(/\/$/, '');
  const address = location.pathname.replace(/\/index\.html$|\.html?$|\/$/, '');
  return address.endsWith(own) ? address.slice(0, address.length - own.length) : pathPrefix;
}

/**
 * Shows a banner with the reason, or with the correct path prefix if the site is served under another path than it was
 * built for. Must depend on nothing but the page, because no other file may have loaded.
 */
export function showStartFailure(reason: string, built: BuiltPage): void {
  if (document.getElementById('load-failure')) return;
  const banner = document.createElement('div');
  banner.id = 'load-failure';
  banner.className = 'ui-notice danger';
  banner.setAttribute('role', 'alert');
  const add = (tag: string, text: string): HTMLElement => {
    const element = document.createElement(tag);
    element.textContent = text;
    return banner.appendChild(element);
  };
  add('strong', 'This site did not load properly.');
  const served = servedUnder(built);
  if (served === built.pathPrefix) {
    add('p', `${reason} You can read this page without the parts that need scripts.`);
    const button = add('button', 'Retry');
    button.className = 'ui-button inline';
    button.onclick = () => location.reload();
  } else {
    const remedy = served ? `with PATH_PREFIX=${served}` : 'without PATH_PREFIX';
    add(
      'p',
      `It is served under the path ${served || '/'} and was built for ${built.pathPrefix || '/'}. To fix this, build it ${remedy}.`,
    );
  }
  document.body.insertBefore(banner, document.body.firstChild);
}
