/**
 * The packages that a bundle was made of.
 *
 * @param sources paths of its source maps, such as `webpack://site/./node_modules/@scope/name/dist/index.js`
 */
export function shippedPackages(sources: readonly string[]): Set<string> {
  const names = sources.flatMap((source) => {
    const inside = source.split('node_modules/').at(-1);
    if (inside === undefined || inside === source) return [];
    const [first = '', second = ''] = inside.split('/');
    return [first.startsWith('@') ? `${first}/${second}` : first];
  });
  return new Set(names);
}
