/** Runs a command and sets the exit code: 1 if it returns false or throws. Prints the error's message. */
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
