import { withPrefix } from 'gatsby';
import { issueAddress } from '../navigation/issueAddress';
import { useHydrated } from '../runtime/useHydrated';
import { SmartLink } from './SmartLink';

interface ReportLinkProps {
  site: { siteUrl: string; links: { repository: string } };
  /** Path of the page. */
  path: string;
}

/** A link to an issue that names the page. */
export function ReportLink({ site, path }: ReportLinkProps) {
  // The static not-found page stands for every path, so the link is made anew once the path is known.
  const key = String(useHydrated());
  return (
    <SmartLink key={key} to={issueAddress(site.links.repository, `${site.siteUrl}${withPrefix(path)}`)}>
      Report a problem with this page
    </SmartLink>
  );
}
