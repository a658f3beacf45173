import type { PageProps } from 'gatsby';
import { NotFound } from '../layout/NotFound';
import { PageHead } from '../layout/PageHead';
import { withoutPrefix } from '../runtime/pathPrefix';
import { useHydrated } from '../runtime/useHydrated';
import { useExistingPath, useRedirect } from '../runtime/useRedirect';

/** Redirects if the path is a variant of an existing page's path, for hosts without the site's redirects. */
export default function NotFoundPage({ location }: PageProps) {
  // The static page is served for every path.
  const path = useHydrated() ? withoutPrefix(location.pathname) : null;
  useRedirect(useExistingPath(path));
  return <NotFound path={path} />;
}

export function Head() {
  return (
    <PageHead
      title="Page Not Found"
      description="There is no page at this address: search the documentation, start at its beginning, or try the demo."
    />
  );
}
