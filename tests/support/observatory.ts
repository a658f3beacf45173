/** The parts of a response that Mozilla's Observatory scans. */
export interface Scanned {
  headers: Readonly<Record<string, string>>;
  html: string;
}

type Directives = ReadonlyMap<string, readonly string[]>;

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];

/** Directives for passive content. */
const PASSIVE = ['img-src', 'media-src'];

/** Minimum base score for bonuses. */
const BONUS_FROM = 90;

function readPolicy(policy: string): Directives {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** A header may contain several policies, separated by commas. */
const policiesInHeader = ({ headers }: Scanned): Directives[] =>
  (headers['content-security-policy']?.split(',') ?? []).map(readPolicy);

const policiesInPage = ({ html }: Scanned): Directives[] =>
  [...html.matchAll(/<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g)].map(([, policy = '']) =>
    readPolicy(policy),
  );

const sourcesOf = (policy: Directives, directive: string) =>
  policy.get(directive) ?? policy.get('default-src') ?? ['*'];

const isBroad = (source: string) => /^(?:\*|(?:https?|ftp):|https?:\/\/\*(?:\.\*)?)$/.test(source);

const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);

/** Whether sources allow inline code, `data:` or any host. A hash or nonce disables `'unsafe-inline'`. */
function isUnsafe(sources: readonly string[]): boolean {
  const hasHash = sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source));
  return sources.some((it) => isBroad(it) || it === 'data:' || (it === "'unsafe-inline'" && !hasHash));
}

/** Points of the strictest policy. */
function policyPoints(policies: readonly Directives[]): number {
  const points = policies
    .filter((policy) => policy.has('script-src') || policy.has('default-src'))
    .map((policy) => {
      const scripts = sourcesOf(policy, 'script-src');
      const styles = sourcesOf(policy, 'style-src');
      if (isUnsafe(scripts) || sourcesOf(policy, 'object-src').some(isBroad)) return -20;
      const insecure = [...policy].filter(([, sources]) => sources.some(isInsecure)).map(([directive]) => directive);
      if (insecure.some((directive) => !PASSIVE.includes(directive))) return -20;
      if (insecure.length > 0 || [...scripts, ...styles].includes("'unsafe-eval'")) return -10;
      if (isUnsafe(styles)) return 0;
      return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
    });
  return points.length > 0 ? Math.max(...points) : -25;
}

/** The last known policy counts. */
function referrerPoints(header: string | undefined): number {
  if (!header) return 0;
  const policies = header.split(',').map((policy) => policy.trim().toLowerCase());
  const known = policies.findLast((policy) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(policy));
  return known && PRIVATE_REFERRERS.includes(known) ? 5 : -5;
}

function transportPoints(header: string | undefined): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? NaN);
  if (Number.isNaN(maxAge)) return -20;
  return maxAge >= SIX_MONTHS ? 0 : -10;
}

/** Only headers count: a policy in the page cannot set `frame-ancestors`. */
function framePoints(inHeader: readonly Directives[], header: string | undefined): number {
  if (inHeader.some((policy) => policy.get('frame-ancestors')?.every((source) => !isBroad(source)))) return 5;
  return /^(?:DENY|SAMEORIGIN)$/i.test(header ?? '') ? 0 : -20;
}

/** Scripts of other origins need Subresource Integrity. */
const scriptPoints = (html: string): number =>
  [...html.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].every(([tag]) => tag.includes('integrity='))
    ? 0
    : -5;

/**
 * Score by the published rules of Mozilla's Observatory; 100 or more is grade A+. The redirect to https is left to the
 * host.
 */
export function observatoryPoints(scanned: Scanned): number {
  const { headers, html } = scanned;
  const inHeader = policiesInHeader(scanned);
  const all = [
    policyPoints([...inHeader, ...policiesInPage(scanned)]),
    transportPoints(headers['strict-transport-security']),
    framePoints(inHeader, headers['x-frame-options']),
    headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    referrerPoints(headers['referrer-policy']),
    headers['access-control-allow-origin'] === '*' && headers['access-control-allow-credentials'] ? -50 : 0,
    headers['set-cookie'] === undefined || /;\s*secure/i.test(headers['set-cookie']) ? 0 : -20,
    scriptPoints(html),
  ];
  const base = 100 + all.filter((points) => points < 0).reduce((sum, points) => sum + points, 0);
  const bonus = all.filter((points) => points > 0).reduce((sum, points) => sum + points, 0);
  return base >= BONUS_FROM ? base + bonus : base;
}
