/** Processes items in order with limited concurrency. Throws the first error of `act`. */
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
