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

export type RecordedRelease = ApiRelease & { recorded: string };

/**
 * What each release of the library changed, newest first, as an Atom feed (RFC 4287). An entry is as old as its part of
 * the table, since the registry's dates may be those of a mirror.
 *
 * @param releases oldest first
 * @param base address of the site with the path prefix, without a trailing slash
 */
export function renderFeed(
  title: string,
  base: string,
  releases: readonly RecordedRelease[],
  versions: readonly FeedVersion[],
): string {
  const entries = releases.toReversed().map((release) => {
    const version = versions.find((it) => majorOf(it.release) === majorOf(release.release));
    return version ? entry(release, version, base) : '';
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

const majorOf = (release: string) => release.split('.')[0];

const UNCHANGED = '<p>All exported types are those of the release before.</p>';

const instant = (day: string) => `${day}T00:00:00Z`;

function entry({ release, recorded, ...changes }: RecordedRelease, { path, locations }: FeedVersion, base: string) {
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
  return [
    `<entry><id>pkg:npm/${LIBRARY}@${release}</id><title>${LIBRARY} ${release}</title>`,
    `<updated>${instant(recorded)}</updated><link href="${escapeHtml(base + path)}"/>`,
    `<content type="html">${escapeHtml(lists.join('') || UNCHANGED)}</content></entry>`,
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
