import { satisfies } from 'semver';

/** An advisory that concerns a version that is installed. */
export interface Finding {
  /** Its name in GitHub's database: GHSA-…. */
  advisory: string;
  package: string;
  title: string;
  severity: string;
  /** Versions that it concerns. */
  range: string;
  /** The versions of those that are installed. */
  versions: string[];
}

/** What `npm audit --json` prints, as far as it is read here. */
export interface AuditReport {
  /** Why there is no report: a registry may not answer. */
  error?: { summary?: string };
  message?: string;
  vulnerabilities?: Record<string, { via: (string | Via)[]; nodes: string[] }>;
}

interface Via {
  name: string;
  title: string;
  url: string;
  severity: string;
  range: string;
}

/** What stands in package-lock.json, as far as it is read here. */
export interface Lock {
  packages: Record<string, { version?: string }>;
}

/**
 * The advisories of a report, each once for each package; what only depends on a package is left out.
 *
 * @throws Error for what is no report, such as what npm prints when the registry does not answer
 */
export function findingsOf(report: AuditReport, lock: Lock): Finding[] {
  if (!report.vulnerabilities) {
    throw new Error(`npm audit: ${report.message ?? report.error?.summary ?? 'no report'}`);
  }
  return Object.values(report.vulnerabilities).flatMap(({ via, nodes }) => {
    const installed = [...new Set(nodes.map((path) => lock.packages[path]?.version ?? '?'))];
    return via
      .filter((cause) => typeof cause === 'object')
      .map(({ url, name, title, severity, range }) => {
        // npm names the copies that any advisory of the package concerns.
        const versions = installed.filter((version) => satisfies(version, range, { includePrerelease: true }));
        return { advisory: url.split('/').at(-1) ?? url, package: name, title, severity, range, versions };
      });
  });
}
