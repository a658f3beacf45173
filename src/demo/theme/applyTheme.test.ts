import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme';

const THEME = '004bb7-20-ff0000-4-16-1';

afterEach(() => void vi.unstubAllGlobals());

test('a theme is a style sheet of the stage until it ends', () => {
  const other = {};
  const document = { adoptedStyleSheets: [other] };
  vi.stubGlobal('document', document);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  const end = applyTheme(THEME);
  expect(document.adoptedStyleSheets).toEqual([
    other,
    { text: expect.stringContaining("[data-library='default'] .ruleGroup") as string },
  ]);
  end();
  expect(document.adoptedStyleSheets).toEqual([other]);
});

test('nothing happens where a style sheet cannot be constructed', () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  expect(applyTheme(THEME)).not.toThrow();
});
