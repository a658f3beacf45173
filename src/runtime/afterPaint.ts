/**
 * Calls back once what is about to show has been painted.
 *
 * @returns gives the call up
 */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // What a frame asks for runs before it is painted, and what that asks for, after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
