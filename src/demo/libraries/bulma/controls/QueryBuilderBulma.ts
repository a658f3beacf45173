import { getCompatContextProvider, type Classnames, type Controls } from 'react-querybuilder';
import { BulmaActionElement } from './ActionElement';
import { BulmaNotToggle } from './NotToggle';
import { BulmaValueEditor } from './ValueEditor';
import { BulmaValueSelector } from './ValueSelector';

const bulmaControlElements: Partial<Controls> = {
  addGroupAction: BulmaActionElement,
  addRuleAction: BulmaActionElement,
  cloneGroupAction: BulmaActionElement,
  cloneRuleAction: BulmaActionElement,
  lockGroupAction: BulmaActionElement,
  lockRuleAction: BulmaActionElement,
  removeGroupAction: BulmaActionElement,
  removeRuleAction: BulmaActionElement,
  combinatorSelector: BulmaValueSelector,
  fieldSelector: BulmaValueSelector,
  operatorSelector: BulmaValueSelector,
  valueSourceSelector: BulmaValueSelector,
  notToggle: BulmaNotToggle,
  valueEditor: BulmaValueEditor,
};

const bulmaControlClassnames: Partial<Classnames> = {
  addGroup: 'is-link is-soft',
  addRule: 'is-link',
  removeGroup: 'is-danger is-soft',
  removeRule: 'is-danger is-soft',
};

export const QueryBuilderBulma = getCompatContextProvider({
  key: 'bulma',
  controlClassnames: bulmaControlClassnames,
  controlElements: bulmaControlElements,
});
