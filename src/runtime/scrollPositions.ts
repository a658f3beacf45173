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

/** None for a text that `serializePositions` has not written. */
export function parsePositions(text: string | null): ScrollPositions {
  try {
    return new ScrollPositions(JSON.parse(text ?? '[]') as [string, number][]);
  } catch {
    return new ScrollPositions();
  }
}

export const serializePositions = (positions: ScrollPositions): string => JSON.stringify([...positions]);
