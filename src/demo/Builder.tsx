import { useContext, useMemo } from 'react';
import { defaultValidator, QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import { optionClasses, optionProps } from './core/builderProps';
import type { DemoState } from './core/state';
import { unknownNames, withUnknownNames, type UnknownNames } from './core/unknownNames';
import { LazyDragAndDrop } from './dragAndDrop/LazyDragAndDrop';
import { LibraryTranslations } from './libraries/LibraryTranslations';

interface BuilderProps extends Pick<DemoState, 'query' | 'options' | 'data'> {
  onQueryChange: (query: RuleGroupTypeAny) => void;
  onDragAndDropError: (error: Error) => void;
}

export function Builder({ query, options, data, onQueryChange, onDragAndDropError }: BuilderProps) {
  const translations = useContext(LibraryTranslations);
  const unknown = JSON.stringify(unknownNames(query, data.fields));
  // By the names: another list of fields makes the builder prepare all of them again.
  const fields = useMemo(() => withUnknownNames(JSON.parse(unknown) as UnknownNames, data.fields), [unknown, data]);
  return (
    <LazyDragAndDrop wanted={options.enableDragAndDrop} onError={onDragAndDropError}>
      <QueryBuilder
        {...(optionProps(options) as object)}
        fields={fields}
        query={query as never}
        onQueryChange={onQueryChange as (query: unknown) => void}
        // Otherwise the builder reports its mount query, although a link may have replaced it.
        enableMountQueryChange={false}
        translations={translations}
        validator={options.validateQuery ? defaultValidator : undefined}
        controlClassnames={{ queryBuilder: optionClasses(options) }}
      />
    </LazyDragAndDrop>
  );
}
