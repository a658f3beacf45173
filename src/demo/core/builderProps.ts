import { DEFAULT_OPTIONS, type OptionName, type Options } from './options';

const NO_PROPS = ['showBranches', 'justifiedLayout', 'validateQuery', 'enableDragAndDrop'];

/** Props that differ from the builder's defaults; the caller provides the validator and drag and drop. */
export const optionProps = (options: Options): Partial<Options> =>
  Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) => !NO_PROPS.includes(name) && value !== DEFAULT_OPTIONS[name as OptionName],
    ),
  );

/** Classes for `controlClassnames.queryBuilder`. */
export const optionClasses = ({ showBranches, justifiedLayout, validateQuery }: Options): string[] => [
  ...(showBranches ? ['queryBuilder-branches'] : []),
  ...(justifiedLayout ? ['justifiedLayout'] : []),
  ...(validateQuery ? ['validateQuery'] : []),
];
