import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'tests/**/*.test.ts'],
    // Style sheets count for nothing, but for those whose text is asked for.
    css: { include: /\.css\?raw$/ },
  },
});
