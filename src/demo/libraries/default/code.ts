import type { CodeTemplate } from '../../core/code/types';
import drawnIcons from '../shared/drawnIcons.tsx?raw';
import sharedTranslations from '../shared/translations.ts?raw';

export const template: CodeTemplate = {
  imports: [{ from: './shared/drawnIcons', names: ['translations'] }],
  wrappers: [],
  files: { 'shared/drawnIcons.tsx': drawnIcons, 'shared/translations.ts': sharedTranslations },
};
