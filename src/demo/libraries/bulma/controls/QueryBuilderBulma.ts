import { getCompatContextProvider, type Classnames, type Controls } from 'react-querybuilder';
import { buttons, selectors } from '../../shared/controlElements';
import { BulmaActionElement } from './ActionElement';
import { BulmaNotToggle } from './NotToggle';
import { BulmaValueEditor } from './ValueEditor';
import { BulmaValueSelector } from './ValueSelector';

const bulmaControlElements: Partial<Controls> = {
  ...buttons(BulmaActionElement),
  ...selectors(BulmaValueSelector),
  addRuleAction: BulmaActionElement,
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
