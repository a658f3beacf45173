import type { SyntaxNode } from '@lezer/common';
import type { ParameterChange } from '../shared/migration/types';
import { functionOf, type Bindings } from './bindings';
import { isFunction, nameOf, partsOf, textOf, unwrap, type Component } from './component';

/** Returns whether a function that the library calls names a parameter that has another type now. */
export function otherParameters(component: Component, bindings: Bindings) {
  return function takesOtherParameters(value: SyntaxNode, changes: readonly ParameterChange[]): boolean {
    if (changes[0] === 'inferred' && isStateSetter(value)) return true;
    const list = functionOf(value, component, bindings)?.getChild('ParamList');
    if (!list) return false;
    const parameters = partsOf(list).filter(({ name }) => /^(?:VariableDefinition|ObjectPattern)$/.test(name));
    return parameters.some((parameter, index) => {
      const change = changes[index];
      if (!change || change === 'inferred') return false;
      const annotation = parameter.nextSibling;
      if (annotation?.name === 'TypeAnnotation') return !isAny(annotation, component);
      return change === 'other' && isUsed(parameter);
    });
  };

  /** `setQuery` of `const [query, setQuery] = useState(…)`. */
  function isStateSetter(value: SyntaxNode): boolean {
    const node = unwrap(value, component);
    const binding = node.name === 'VariableName' ? bindings(textOf(node, component), node) : undefined;
    if (binding?.kind !== 'value' || binding.path.join() !== '1' || !binding.initializer) return false;
    return /^(?:\w+\.)?useState\b/.test(textOf(binding.initializer, component));
  }

  function isUsed(parameter: SyntaxNode): boolean {
    if (parameter.name !== 'VariableDefinition') return true;
    const name = nameOf(parameter, component);
    let used = false;
    component.top.cursor().iterate(({ node }) => {
      if (used || node.name !== 'VariableName' || textOf(node, component) !== name) return;
      const binding = bindings(name, node);
      used = binding?.kind === 'value' && binding.owner.from === parameter.from;
    });
    return used;
  }
}

/** `options.map((option: any) => …)` */
export function takesAnything(call: SyntaxNode | null, component: Component): boolean {
  const list = call?.getChild('ArgList');
  const [callback] = list ? partsOf(list) : [];
  const annotation = callback && isFunction(callback) && callback.getChild('ParamList')?.getChild('TypeAnnotation');
  return annotation ? isAny(annotation, component) : false;
}

const isAny = (annotation: SyntaxNode, component: Component) => /^:\s*any$/.test(textOf(annotation, component));
