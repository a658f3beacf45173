import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';

const NO_PROPS = ['showBranches', 'justifiedLayout', 'validateQuery', 'enableDragAndDrop'] as const;

type NoProp = (typeof NO_PROPS)[number];

type OptionProp = Exclude<OptionName, NoProp>;

const isProp = (name: string): name is OptionProp => !(NO_PROPS as readonly string[]).includes(name);

/** Props that differ from the builder's defaults; the caller provides the validator and drag and drop. */
export function optionProps(options: Options): Partial<Record<OptionProp, boolean>> {
  const changed = Object.entries(options).filter(([name, value]) => isProp(name) && value !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed);
}

/** Classes for `controlClassnames.queryBuilder`. */
export const optionClasses = ({ showBranches, justifiedLayout, validateQuery }: Options): string[] => [
  ...(showBranches ? ['queryBuilder-branches'] : []),
  ...(justifiedLayout ? ['justifiedLayout'] : []),
  ...(validateQuery ? ['validateQuery'] : []),
];
