const MAX_POSITIONS = 10_000;

/** Scroll positions in px by the key of the history entry. Drops the oldest above its limit. */
export class ScrollPositions extends Map<string, number> {
  override set(key: string, top: number): this {
    this.delete(key);
    super.set(key, top);
    if (this.size > MAX_POSITIONS) {
      const [oldest = ''] = this.keys();
      this.delete(oldest);
    }
    return this;
  }
}

/** Invalid entries are skipped. */
export function parsePositions(text: string | null): ScrollPositions {
  const positions = new ScrollPositions();
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

export const serializePositions = (positions: ScrollPositions): string => JSON.stringify([...positions]);
