/**
 * Runs a function whose work, or the microtasks that follow it, asks for a frame before it goes on; the first that is
 * asked for is not waited for. Gatsby's router renders a page only in the next frame, though its files are there: a
 * reader would see the old page once more.
 */
export function withoutFrame(run: () => void): void {
  const { requestAnimationFrame } = window;
  const restore = () => {
    window.requestAnimationFrame = requestAnimationFrame;
  };
  window.requestAnimationFrame = (callback) => {
    restore();
    // In a task of its own: what React renders within a click, it does with all its effects before it is painted.
    setTimeout(() => callback(performance.now()));
    return 0;
  };
  run();
  setTimeout(restore);
}
