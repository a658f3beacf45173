const heights = new Map<string, number>();

/** Last known height in px; undefined if never measured. */
export const heightOf = (name: string): number | undefined => heights.get(name);

/** In px; 0 means that the island has no layout and is ignored. */
export function noteHeight(name: string, height: number): void {
  if (height > 0) heights.set(name, height);
}
