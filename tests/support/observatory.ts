/** Part of a response that Mozilla's Observatory looks at. */
export interface Scanned {
  headers: Readonly<Record<string, string>>;
  html: string;
}

type Directives = ReadonlyMap<string, readonly string[]>;

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** Points from which bonuses count. */
const BONUS_FROM = 90;

function readPolicy(policy: string): Directives {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The policies of a response: those of its header, which commas part, and those that its page says. */
function policiesOf({ headers, html }: Scanned): Directives[] {
  const inHeader = headers['content-security-policy']?.split(',') ?? [];
  const inPage = [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)];
  return [...inHeader, ...inPage.map(([, policy = '']) => policy)].map(readPolicy);
}

const sourcesOf = (policy: Directives, directive: string) => policy.get(directive) ?? policy.get('default-src');

/** What the strictest policy says of scripts, styles and the rest. */
function policyPoints(policies: readonly Directives[]): number {
  const points = policies
    .filter((policy) => sourcesOf(policy, 'script-src'))
    .map((policy) => {
      const scripts = sourcesOf(policy, 'script-src') ?? [];
      const hasHash = scripts.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
      const isAnyScript = scripts.some((source) => /^(?:\*|https?:|data:)$/.test(source));
      if (isAnyScript || (scripts.includes("'unsafe-inline'") && !hasHash)) return -20;
      if ([...policy.values()].flat().some((source) => /^http:/.test(source))) return -20;
      if (!(sourcesOf(policy, 'object-src') ?? ['*']).every((source) => source === "'none'" || source === "'self'"))
        return -20;
      if (scripts.includes("'unsafe-eval'")) return -10;
      if (sourcesOf(policy, 'style-src')?.includes("'unsafe-inline'")) return 0;
      return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
    });
  return points.length > 0 ? Math.max(...points) : -25;
}

function transportPoints(header: string | undefined): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge >= SIX_MONTHS ? 0 : -10;
}

function framePoints(policies: readonly Directives[], header: string | undefined): number {
  if (policies.some((policy) => policy.get('frame-ancestors')?.every((source) => source !== '*'))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20;
}

/** A script from elsewhere needs the hash of its content. */
const scriptPoints = (html: string): number =>
  [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].every(([tag]) => tag.includes('integrity='))
    ? 0
    : -5;

/**
 * The points that Mozilla's Observatory gives, by its published rules, for what a host and a page can do; from 100 on the
 * grade is A+. That the host sends everybody to https is left to the host.
 */
export function observatoryPoints(scanned: Scanned): number {
  const { headers, html } = scanned;
  const policies = policiesOf(scanned);
  const all = [
    policyPoints(policies),
    transportPoints(headers['strict-transport-security']),
    framePoints(policies, headers['x-frame-options']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    PRIVATE_REFERRERS.includes(headers['referrer-policy'] ?? '') ? 5 : 0,
    headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] ? -50 : 0,
    headers['set-cookie'] === undefined || /;\s*secure/i.test(headers['set-cookie']) ? 0 : -20,
    scriptPoints(html),
  ];
  const base = 100 + all.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const bonus = all.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return base >= BONUS_FROM ? base + bonus : base;
}
