import { BoundedMap } from './BoundedMap';

/** Scroll positions in px by the key of the history entry. */
export type ScrollPositions = BoundedMap<string, number>;

/** Invalid entries are skipped. */
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

export const printPositions = (positions: ScrollPositions): string => JSON.stringify([...positions]);
