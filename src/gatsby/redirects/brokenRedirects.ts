import { REDIRECTS_FILE } from '../content/readContent';
import type { RedirectRule } from '../content/schemas';
import type { BrokenLink } from '../output/brokenLinks';

type RedirectLine = RedirectRule & { line: number };

/** @param pages paths of all pages, without redirects */
export function findBrokenRedirects(rules: readonly RedirectLine[], pages: ReadonlySet<string>): BrokenLink[] {
  const targets = new Map(rules.map(({ from, to }) => [from, to]));
  return rules.flatMap(({ from, to, line }) => {
    const broken = (target: string, reason: string) => ({
      file: `${REDIRECTS_FILE}:${line}`,
      link: target,
      target,
      reason,
    });
    return [
      ...(pages.has(from) ? [broken(from, 'there is a page at the path to redirect')] : []),
      ...(pages.has(to) ? [] : [broken(to, reasonAgainst(from, to, targets))]),
    ];
  });
}

function reasonAgainst(from: string, to: string, targets: ReadonlyMap<string, string>): string {
  const seen = new Set([from]);
  let end = to;
  for (let next = targets.get(end); next !== undefined && !seen.has(end); next = targets.get(end)) {
    seen.add(end);
    end = next;
  }
  if (end === to && !seen.has(end)) return `no such page, for the redirect from ${from}`;
  if (seen.has(end)) return `the redirect from ${from} leads in a circle`;
  return `the redirect from ${from} leads to another one: expected ${end}`;
}
