import { BoundedMap } from './BoundedMap';

/** How far, in px, the page was scrolled in each entry of the browser's history, by the key of the entry. */
export type ScrollPositions = BoundedMap<string, number>;

/** The positions that a stored text holds; what is no position is left out. */
export function parsePositions(text: string | null): ScrollPositions {
  const positions: ScrollPositions = new BoundedMap();
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '');
  } catch {
    return positions;
  }
  for (const entry of Array.isArray(stored) ? (stored as unknown[]) : []) {
    const [key, top] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (typeof key === 'string' && typeof top === 'number' && top >= 0) positions.set(key, top);
  }
  return positions;
}

/** The positions as a text that can be stored. */
export const printPositions = (positions: ScrollPositions): string => JSON.stringify([...positions]);
