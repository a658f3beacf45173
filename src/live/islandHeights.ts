const heights = new Map<string, number>();

/** How tall an island was when it was last looked at, in px; undefined where it has not been. */
export const heightOf = (name: string): number | undefined => heights.get(name);

/** Notes how tall an island is, in px; one that is not laid out has no height. */
export function noteHeight(name: string, height: number): void {
  if (height > 0) heights.set(name, height);
}
