import { escapeHtml } from '../../shared/escapeHtml';
import type { ApiRelease } from '../api/apiHistory';
import { LIBRARY } from '../api/libraryPackage';
import { apiPathOf, type SymbolLocations } from '../api/symbolLocations';

export const FEED = '/feed.xml';

/** A documented version of the library. */
export interface FeedVersion {
  /** The installed release. */
  release: string;
  path: string;
  locations: SymbolLocations;
}

type RecordedRelease = ApiRelease & { recorded: string };

type NamedRelease = RecordedRelease & { name: string };

/**
 * What each release of the packages changed, newest first, as an Atom feed (RFC 4287). An entry is as old as its part of
 * the table, since the registry's dates may be those of a mirror.
 *
 * @param history releases by package
 * @param base address of the site with the path prefix, without a trailing slash
 */
export function renderFeed(
  title: string,
  base: string,
  history: Readonly<Record<string, readonly RecordedRelease[]>>,
  versions: readonly FeedVersion[],
): string {
  const releases = Object.entries(history).flatMap(([name, all]) => all.map((it) => ({ name, ...it })));
  const numbers = new Set(history[LIBRARY]?.map(({ release }) => release));
  const isPart = (it: NamedRelease) => it.name !== LIBRARY && numbers.has(it.release) && isUnchanged(it);
  const entries = releases
    .filter((it) => !isPart(it))
    .sort((a, b) => b.release.localeCompare(a.release, 'en', { numeric: true }))
    .map((it) => {
      const version = versions.find(({ release }) => majorOf(release) === majorOf(it.release));
      const parts =
        it.name === LIBRARY ? releases.filter((other) => other.release === it.release && isPart(other)) : [];
      return version ? entry(it, parts, version, base) : '';
    });
  const last =
    releases
      .map(({ recorded }) => recorded)
      .sort()
      .at(-1) ?? '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>pkg:npm/${LIBRARY}</id><title>${escapeHtml(title)}: what each release changes</title>`,
    `<updated>${instant(last)}</updated><author><name>${escapeHtml(title)}</name></author>`,
    `<link rel="self" href="${escapeHtml(base + FEED)}"/><link href="${escapeHtml(base)}/"/>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

const isUnchanged = ({ added, changed, removed }: RecordedRelease) => !added && !changed && !removed;

const majorOf = (release: string) => release.split('.')[0];

const UNCHANGED = '<p>All exported types are those of the release before.</p>';

const instant = (day: string) => `${day}T00:00:00Z`;

/** @param parts releases of adapters that changed nothing, and have the number of this one of the library */
function entry(
  { name, release, recorded, ...changes }: NamedRelease,
  parts: readonly NamedRelease[],
  { path, locations }: FeedVersion,
  base: string,
): string {
  const places = new Map([...locations.values()].map((place) => [apiPathOf(place), `${base}${place}`]));
  const kinds = { added: 'Added', changed: 'Changed type', removed: 'Removed' } as const;
  const lists = Object.entries(kinds).flatMap(([kind, label]) => {
    const names = changes[kind as keyof typeof kinds];
    return names
      ? [
          `<h2>${label}</h2><ul>${Object.entries(names)
            .map((it) => item(it, places))
            .join('')}</ul>`,
        ]
      : [];
  });
  if (lists.length === 0) lists.push(UNCHANGED);
  if (parts.length > 0) {
    const codes = parts.map((it) => `<code>${escapeHtml(it.name)}</code>`).join(', ');
    lists.push(`<p>Released as well, with the same exported types as before: ${codes}.</p>`);
  }
  return [
    `<entry><id>pkg:npm/${name.replace('@', '%40')}@${release}</id><title>${name} ${release}</title>`,
    `<updated>${instant(recorded)}</updated><link href="${escapeHtml(base + path)}"/>`,
    `<content type="html">${escapeHtml(lists.join(''))}</content></entry>`,
  ].join('\n');
}

function item([symbol, members]: [string, string[]], places: ReadonlyMap<string, string>): string {
  const named = (name: string, label: string) => {
    const place = places.get(name);
    const code = `<code>${escapeHtml(label)}</code>`;
    return place ? `<a href="${escapeHtml(place)}">${code}</a>` : code;
  };
  const list = members.map((member) => named(`${symbol}.${member}`, member)).join(', ');
  return `<li>${named(symbol, symbol)}${list ? `: ${list}` : ''}</li>`;
}
