/** Chromium changes the number of a focused field when the wheel turns over it, which a reader means as scrolling. */
export const keepNumbersFromWheel = () =>
  document.addEventListener(
    'wheel',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
    },
    { passive: true },
  );
