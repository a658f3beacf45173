import { afterEach, expect, test, vi } from 'vitest';
import { applyTheme } from './applyTheme';

const THEME = '004bb7-20-ff0000-4-16-1';

afterEach(() => void vi.unstubAllGlobals());

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
