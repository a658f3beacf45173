import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { INITIAL_SESSION } from '../core/demoReducer';
import { DEFAULT_DEMO_STATE, type DemoState } from '../core/state';
import { SETUPS } from '../setups';
import { ImportPanel } from './ImportPanel';

const dispatch = vi.hoisted(() => vi.fn());

vi.mock('gatsby', () => ({}));
vi.mock('../demoStore', () => ({ dispatch }));

const query = { combinator: 'and', rules: [{ field: 'birthdate', operator: 'lastNDays', value: '7' }] };

/** What the panel says after it has imported the query. */
async function importWith(setup: DemoState['setup']): Promise<string> {
  const view = { ...DEFAULT_DEMO_STATE.view, language: 'json' as const };
  const session = { ...INITIAL_SESSION, state: { ...DEFAULT_DEMO_STATE, view, setup } };
  const panel = ImportPanel({ session: { ...session, importTexts: { json: JSON.stringify(query) } } });
  const { children } = panel.props as { children: ReactElement<{ read?: (keeps: boolean) => Promise<object> }>[] };
  const result = await children.find(({ props }) => props.read)!.props.read!(false);
  return 'use' in result ? (result.use as () => string)() : 'problem';
}

test('operators of the setup are known to imports', async () => {
  expect(await importWith(null)).toContain('The demo has no operator “lastNDays”');
  const setup = SETUPS.find(({ name }) => name === 'CustomOperators')!;
  expect(await importWith(setup)).toBe('Imported 1 rule in 1 group.');
  expect(dispatch).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'replace' }));
});
