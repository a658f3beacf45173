import type { CodeTemplate } from '../../core/code/types';
import files from './controls/index.ts?sources';

export const template: CodeTemplate = {
  imports: [{ from: './controls', names: ['controlElements', 'translations'] }],
  wrappers: [],
  props: ['controlElements={controlElements}'],
  files,
};
