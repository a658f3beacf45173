/**
 * Does something with every item, in order, some at a time.
 *
 * @param limit how many at a time
 * @throws what doing it threw first
 */
export async function eachAtOnce<T>(
  items: IterableIterator<T>,
  limit: number,
  act: (item: T) => Promise<void>,
): Promise<void> {
  const work = async () => {
    for (const item of items) await act(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
