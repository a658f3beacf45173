import { defaultValidator, QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import { optionClasses, optionProps } from './core/builderProps';
import { fields } from './core/fields';
import type { DemoState } from './core/state';
import { DragAndDrop } from './DragAndDrop';

interface BuilderProps extends Pick<DemoState, 'query' | 'options'> {
  onQueryChange: (query: RuleGroupTypeAny) => void;
  /** Told when drag and drop does not load. */
  onDragAndDropError: (error: Error) => void;
}

/** The query builder of the demo, with the options at hand, in whatever controls stand around it. */
export function Builder({ query, options, onQueryChange, onDragAndDropError }: BuilderProps) {
  return (
    <DragAndDrop wanted={options.enableDragAndDrop} onError={onDragAndDropError}>
      <QueryBuilder
        {...(optionProps(options) as object)}
        fields={fields}
        query={query as never}
        onQueryChange={onQueryChange as (query: unknown) => void}
        // It would tell of the query that it was mounted with, when a link may have brought another.
        enableMountQueryChange={false}
        validator={options.validateQuery ? defaultValidator : undefined}
        controlClassnames={{ queryBuilder: optionClasses(options) }}
      />
    </DragAndDrop>
  );
}
