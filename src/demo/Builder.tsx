import { useContext, useMemo, type ComponentType } from 'react';
import { defaultValidator, QueryBuilder, type RuleGroupTypeAny } from 'react-querybuilder';
import { optionClasses, optionProps } from './core/builderProps';
import { fieldsOf, type DemoState } from './core/state';
import { unknownNames, withUnknownNames, type UnknownNames } from './core/unknownNames';
import { LazyDragAndDrop } from './dragAndDrop/LazyDragAndDrop';
import { LibraryTranslations } from './libraries/LibraryTranslations';
import type { SetupProps } from './setups/types';

const AnyQueryBuilder = QueryBuilder as ComponentType<SetupProps>;

interface BuilderProps extends Pick<DemoState, 'query' | 'options' | 'data' | 'setup'> {
  onQueryChange: (query: RuleGroupTypeAny) => void;
  onDragAndDropError: (error: Error) => void;
}

export function Builder({ query, options, data, setup, onQueryChange, onDragAndDropError }: BuilderProps) {
  const Chosen = setup?.Builder ?? AnyQueryBuilder;
  const translations = useContext(LibraryTranslations);
  const unknown = JSON.stringify(unknownNames(query, fieldsOf({ data, setup })));
  // By the names: another list of fields makes the builder prepare all of them again.
  const fields = useMemo(() => withUnknownNames(JSON.parse(unknown) as UnknownNames, data.fields), [unknown, data]);
  return (
    <LazyDragAndDrop wanted={options.enableDragAndDrop} onError={onDragAndDropError}>
      <Chosen
        {...(optionProps(options) as object)}
        fields={fields}
        query={query}
        onQueryChange={onQueryChange}
        // Otherwise the builder reports its mount query, although a link may have replaced it.
        enableMountQueryChange={false}
        translations={translations}
        validator={options.validateQuery ? defaultValidator : undefined}
        controlClassnames={{ queryBuilder: optionClasses(options) }}
      />
    </LazyDragAndDrop>
  );
}
