import config from '../../vitest.config.mts';
import { FOLDER } from './stryker.config.mjs';

export default {
  ...config,
  test: { ...config.test, projects: undefined, include: [`${FOLDER}/**/*.test.{ts,tsx}`] },
};
