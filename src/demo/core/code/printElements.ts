import { PRINT_WIDTH } from './printLiteral';
import type { JsxElement } from './types';

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function propLines(prop: string, width: number): string[] {
  const [, opening, entry] = /^(\w+={{) ([^,]*) }}$/.exec(prop) ?? [];
  return prop.length > width && opening && entry ? [opening, `  ${entry},`, '}}'] : [prop];
}

/** Nested elements, outermost first, as lines of at most `width` columns. */
function elementLines([element, ...inner]: readonly JsxElement[], width: number): string[] {
  if (!element) return [];
  const { name, props = [] } = element;
  const isEmpty = inner.length === 0;
  const flat = `<${[name, ...props].join(' ')}${isEmpty ? ' />' : '>'}`;
  const lines = indented(props.flatMap((prop) => propLines(prop, width - 2)));
  const opening = flat.length <= width ? [flat] : [`<${name}`, ...lines, isEmpty ? '/>' : '>'];
  return isEmpty ? opening : [...opening, ...indented(elementLines(inner, width - 2)), `</${name}>`];
}

/** The return statement of a component with nested elements, outermost first, which take more than a line. */
export function printElements(elements: readonly JsxElement[]): string {
  const lines = elementLines(elements, PRINT_WIDTH - 4);
  return `  return (\n${indented(indented(lines)).join('\n')}\n  );\n`;
}
