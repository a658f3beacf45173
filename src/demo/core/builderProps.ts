import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';

/** Options that are no props of the builder: what they do instead stands below. */
const NO_PROPS = ['showBranches', 'justifiedLayout', 'validateQuery', 'enableDragAndDrop'] as const;

type NoProp = (typeof NO_PROPS)[number];

/** Options that are props of the same name. */
type OptionProp = Exclude<OptionName, NoProp>;

const isProp = (name: string): name is OptionProp => !(NO_PROPS as readonly string[]).includes(name);

/**
 * The props that options give to a query builder: those that differ from the builder's own defaults. Where a validator or
 * drag and drop come from is for the caller, which has to load them.
 */
export function optionProps(options: Options): Partial<Record<OptionProp, boolean>> {
  const changed = Object.entries(options).filter(([name, value]) => isProp(name) && value !== DEFAULT_OPTIONS[name]);
  return Object.fromEntries(changed);
}

/** The classes that options give to a query builder, for `controlClassnames.queryBuilder`. */
export const optionClasses = ({ showBranches, justifiedLayout, validateQuery }: Options): string[] => [
  ...(showBranches ? ['queryBuilder-branches'] : []),
  ...(justifiedLayout ? ['justifiedLayout'] : []),
  ...(validateQuery ? ['validateQuery'] : []),
];
