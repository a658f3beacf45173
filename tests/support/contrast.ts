/** RGB channels (0 to 255) of `#rrggbb` or `rgb(r, g, b)`. */
const channelsOf = (color: string): number[] =>
  color.startsWith('#')
    ? [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
    : (color.match(/[\d.]+/g) ?? []).map(Number);

/** Relative luminance as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
