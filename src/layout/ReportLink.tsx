import { withPrefix } from 'gatsby';
import { issueAddress } from '../shared/navigation/issueAddress';
import { useHydrated } from '../runtime/useHydrated';
import { SmartLink } from '../ui/SmartLink';

interface ReportLinkProps {
  site: { siteUrl: string; links: { repository: string } };
  path: string;
}

export function ReportLink({ site, path }: ReportLinkProps) {
  // The static 404 page is served for every path, so the link is created again once the path is known.
  const key = String(useHydrated());
  return (
    <SmartLink key={key} to={issueAddress(site.links.repository, `${site.siteUrl}${withPrefix(path)}`)}>
      Report a problem with this page
    </SmartLink>
  );
}
