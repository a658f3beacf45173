import { type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  defaultControlElements,
  QueryBuilder,
  type Controls,
  type QueryActions,
  type QueryBuilderProps,
  type RuleGroupType,
  type RuleGroupTypeAny,
  type RuleGroupTypeIC,
  type Schema,
} from 'react-querybuilder';
import { fields } from './musicians';

type Props<RG extends RuleGroupTypeAny> = Partial<QueryBuilderProps<RG>>;

interface ControlProps {
  [prop: string]: unknown;
  schema: Schema;
  actions: QueryActions;
  handleOnClick: (event: unknown, context?: unknown) => void;
  handleOnChange: (value: unknown) => void;
}

interface Seen<RG> {
  html: string;
  /** The props of each control, in the order of the page. */
  props: Record<keyof Controls, ControlProps[]>;
  schema: ControlProps['schema'];
  actions: ControlProps['actions'];
  /** The queries that it reported. */
  changes: RG[];
  /** Clicks the first button of its kind, and returns the query that was reported last. */
  click: (name: keyof Controls, context?: unknown) => RG;
  /** Gives the first control of its kind a value, and returns the query that was reported last. */
  choose: (name: keyof Controls, value: unknown) => RG;
}

/** Renders a query builder on the server, and tells what its controls receive and report. */
export function see(props?: Props<RuleGroupType>): Seen<RuleGroupType>;
export function see(props: Props<RuleGroupTypeIC>): Seen<RuleGroupTypeIC>;
export function see(
  props: Props<RuleGroupType> | Props<RuleGroupTypeIC> = {},
): Seen<RuleGroupTypeAny> {
  const changes: RuleGroupTypeAny[] = [];
  const received = {} as Record<keyof Controls, ControlProps[]>;
  const names = Object.keys(defaultControlElements) as (keyof Controls)[];
  const controls = names.map((name) => {
    const Control = (props.controlElements?.[name] ??
      defaultControlElements[name]) as unknown as ComponentType<ControlProps>;
    const Seen = (own: ControlProps) => {
      received[name].push(own);
      return <Control {...own} />;
    };
    received[name] = [];
    return [name, Seen];
  });
  const all = {
    fields,
    ...props,
    controlElements: Object.fromEntries(controls),
    onQueryChange: (query: RuleGroupTypeAny) => changes.push(query),
  };
  const html = renderToStaticMarkup(
    <QueryBuilder {...(all as Props<RuleGroupType>)} />,
  );
  const event = { preventDefault: () => {}, stopPropagation: () => {} };
  const first = (name: keyof Controls) => {
    const [own] = received[name];
    if (!own) throw new Error(`no ${name} is rendered`);
    return own;
  };
  const reported = () => changes.at(-1) as RuleGroupTypeAny;
  return {
    html,
    props: received,
    schema: first('ruleGroup').schema,
    actions: first('ruleGroup').actions,
    changes,
    click(name, context) {
      first(name).handleOnClick(event, context);
      return reported();
    },
    choose(name, value) {
      first(name).handleOnChange(value);
      return reported();
    },
  };
}
