import { WIDTH } from './printLiteral';
import type { JsxElement } from './types';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** A prop as lines of code: one or, where that is too long, three for an object with one entry. */
function propLines(prop: string, width: number): string[] {
  const [, opening, entry] = /^(\w+={{) ([^,]*) }}$/.exec(prop) ?? [];
  return prop.length > width && opening && entry ? [opening, `  ${entry},`, '}}'] : [prop];
}

/** Elements in each other, outermost first, as lines of code that may be `width` columns wide. */
function elementLines([element, ...inner]: readonly JsxElement[], width: number): string[] {
  if (!element) return [];
  const { name, props = [] } = element;
  const isEmpty = inner.length === 0;
  const flat = `<${[name, ...props].join(' ')}${isEmpty ? ' />' : '>'}`;
  const lines = indented(props.flatMap((prop) => propLines(prop, width - 2)));
  const opening = flat.length <= width ? [flat] : [`<${name}`, ...lines, isEmpty ? '/>' : '>'];
  return isEmpty ? opening : [...opening, ...indented(elementLines(inner, width - 2)), `</${name}>`];
}

/** What a component returns, as a statement in its body: elements in each other, outermost first. */
export function printElements(elements: readonly JsxElement[]): string {
  const [line = '', ...more] = elementLines(elements, WIDTH - '  return ;'.length);
  if (more.length === 0) return `  return ${line};\n`;
  const lines = elementLines(elements, WIDTH - 4);
  return `  return (\n${indented(indented(lines)).join('\n')}\n  );\n`;
}
