import type { ExportFormat } from 'react-querybuilder';
import { callProperties, printCall, queryName } from './exportCall';
import type { ExportOptions } from './exportQuery';

/** For each format with a processor of rules: the end of its name, and an expression that selects nothing. */
const CUSTOM: Partial<Record<ExportFormat, [processor: string, nothing?: string]>> = {
  sql: ['SQL', '(1 = 0)'],
  mongodb: ['MongoDB', '"$expr":false'],
  cel: ['CEL', '1 == 0'],
  spel: ['SpEL', '1 == 0'],
  jsonlogic: ['JsonLogic'],
};

/** A call with a processor and a fallback to begin with; empty where `formatQuery` takes no processor. */
export function customCall(format: ExportFormat, options: ExportOptions): string {
  const [name, nothing] = CUSTOM[format] ?? [];
  if (!name) return '';
  const fallback = nothing ? [`fallbackExpression: '${nothing}'`] : [];
  return `// Texts without the blanks around them.
const ruleProcessor: RuleProcessor = (rule, options) => {
  const value = typeof rule.value === 'string' ? rule.value.trim() : rule.value;
  return defaultRuleProcessor${name}({ ...rule, value }, options);
};

${printCall([...callProperties(format, options), 'ruleProcessor', ...fallback], queryName(format, options), true)}`;
}
