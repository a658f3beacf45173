/** Ends this process as what it tried ended: without an error when that resolves with true, else with one, and its reason. */
export function exitWith(passed: Promise<boolean>): void {
  passed.then(
    (hasPassed) => {
      process.exitCode = hasPassed ? 0 : 1;
    },
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
