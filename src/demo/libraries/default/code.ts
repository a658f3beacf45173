import type { CodeTemplate } from '../../core/code/types';

export const template: CodeTemplate = { imports: [], wrappers: [] };
