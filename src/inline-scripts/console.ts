/** Defined by the build. */
declare const GREETING: readonly string[];

export default function greet(): void {
  // eslint-disable-next-line no-console -- this is what the script is for
  console.log(...GREETING);
}
