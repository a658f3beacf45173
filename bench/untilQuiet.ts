/** Time in ms without anything new after which a page has fetched all that it fetches by itself. */
const QUIET = 4000;

/** Waits until a count, such as that of requests or bytes, stands still. */
export async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}
