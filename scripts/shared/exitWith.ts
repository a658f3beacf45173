/**
 * Does what a command is for, and ends the process as that ended: with an error where it gives false, or throws, whose
 * message is shown.
 */
export function exitWith(act: () => Promise<boolean | void> | boolean | void): void {
  Promise.resolve()
    .then(act)
    .then(
      (hasPassed) => {
        process.exitCode = hasPassed === false ? 1 : 0;
      },
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        process.exitCode = 1;
      },
    );
}
