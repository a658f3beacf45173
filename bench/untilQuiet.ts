/** Milliseconds without activity after which a page counts as idle. */
const QUIET = 4000;

/** Waits until a counter, such as requests or bytes, stops changing. */
export async function untilQuiet(count: () => number): Promise<void> {
  for (let before = -1; before !== count();) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, QUIET));
  }
}
