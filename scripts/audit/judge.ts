import type { Accepted } from './accepted';
import type { Finding } from './findings';

/** What `name@version` the notices name: `## name`, and `Version 1.2.3` below it. */
export const shippedPackages = (notices: string): Set<string> =>
  new Set(
    [...notices.matchAll(/^## (?<name>\S+)\n\nVersion (?<version>[^,\s]+),/gm)].map(
      ({ groups }) => `${groups?.name}@${groups?.version}`,
    ),
  );

/**
 * What is wrong with the packages that are installed: an advisory for one that the pages ship, whatever is said of it;
 * one for a tool, of which nothing is said; and what is said of an advisory that is none any more.
 *
 * @param shipped `name@version` of what the pages ship
 */
export function judge(
  findings: readonly Finding[],
  accepted: readonly Accepted[],
  shipped: ReadonlySet<string>,
): string[] {
  const isAccepted = (finding: Finding) =>
    accepted.some((entry) => entry.package === finding.package && entry.advisories.includes(finding.advisory));
  const isShipped = (finding: Finding) =>
    finding.versions.some((version) => shipped.has(`${finding.package}@${version}`));
  const isFound = (name: string, advisory: string) =>
    findings.some((finding) => finding.package === name && finding.advisory === advisory);
  const described = ({ advisory, severity, title, range, versions, package: name }: Finding) =>
    `${name} ${versions.join(', ')}: ${advisory}, ${severity}, of ${range}: ${title}`;

  return [
    ...findings.filter(isShipped).map((finding) => `The pages ship ${described(finding)}`),
    ...findings
      .filter((finding) => !isShipped(finding) && !isAccepted(finding))
      .map((finding) => `accepted.yml does not speak of ${described(finding)}`),
    ...accepted.flatMap(({ package: name, advisories }) =>
      advisories
        .filter((advisory) => !isFound(name, advisory))
        .map((advisory) => `accepted.yml speaks of ${advisory} of ${name}, which concerns nothing that is installed`),
    ),
  ];
}
