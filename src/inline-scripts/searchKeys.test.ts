import { expect, test, vi } from 'vitest';
import { listenForShortcut, takeEarlyInput, type SearchKeys } from '../search/searchKeys';
import { listenForSearchKeys } from './searchKeys';

type Key = Partial<
  Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode' | 'code'>
> & {
  key: string;
  defaultPrevented?: boolean;
  target?: { tagName: string; type?: string; isContentEditable?: boolean };
};

/** Returns `press`, which says whether the fake page handled a key, and the recorded state. */
function page({ openDialog = false } = {}) {
  let listener: (event: object) => void = () => undefined;
  const context = {
    window: {} as { searchKeys: SearchKeys },
    document: { querySelector: () => (openDialog ? {} : null) },
    location: { href: '' },
    addEventListener: (_type: string, it: typeof listener) => (listener = it),
  };
  for (const [name, value] of Object.entries(context)) vi.stubGlobal(name, value);
  listenForSearchKeys('/site/search');
  const press = (key: string | Key) => {
    const preventDefault = vi.fn();
    const { target = { tagName: 'BODY' }, ...event }: Key = typeof key === 'string' ? { key } : key;
    listener({ ...event, composedPath: () => [target], preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  return { press, location: context.location, keys: context.window.searchKeys };
}

const CTRL_K = { key: 'k', ctrlKey: true };

test.each<[string, Key]>([
  ['Ctrl+K', CTRL_K],
  ['Cmd+K', { key: 'k', metaKey: true }],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }],
  ['Ctrl+K on a Russian layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['Cmd+K on a Greek layout', { key: 'κ', code: 'KeyK', metaKey: true }],
  ['Ctrl+K on an Arabic layout', { key: 'ن', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K on a Hebrew layout', { key: 'ל', code: 'KeyK', ctrlKey: true }],
  ['Ctrl+K on a Dvorak layout', { key: 'k', code: 'KeyV', ctrlKey: true }],
  ['Ctrl+K in an input', { ...CTRL_K, target: { tagName: 'INPUT', type: 'text' } }],
  ['/', { key: '/' }],
  ['/ by Shift', { key: '/', shiftKey: true }],
  ['/ on a checkbox', { key: '/', target: { tagName: 'INPUT', type: 'checkbox' } }],
  ['/ on a button', { key: '/', target: { tagName: 'BUTTON' } }],
])('%s is a shortcut', (_, key) => {
  const { press, keys } = page();
  expect(press(key)).toBe(true);
  expect(keys.typed).toBe('');
});

test.each<[string, Key]>([
  ['K', { key: 'k' }],
  ['Ctrl+T on a Dvorak layout', { key: 't', code: 'KeyK', ctrlKey: true }],
  ['Ctrl and a Russian letter on another key', { key: 'к', code: 'KeyR', ctrlKey: true }],
  ['Ctrl+Shift+K', { ...CTRL_K, shiftKey: true }],
  ['Ctrl+Alt+K', { ...CTRL_K, altKey: true }],
  ['Ctrl+/', { key: '/', ctrlKey: true }],
  ['/ in an input', { key: '/', target: { tagName: 'INPUT', type: 'search' } }],
  ['/ in an input without a type', { key: '/', target: { tagName: 'INPUT', type: 'text' } }],
  ['/ in a text area', { key: '/', target: { tagName: 'TEXTAREA' } }],
  ['/ in a select', { key: '/', target: { tagName: 'SELECT' } }],
  ['/ in an editor', { key: '/', target: { tagName: 'DIV', isContentEditable: true } }],
  ['Ctrl+K in an editor', { ...CTRL_K, target: { tagName: 'DIV', isContentEditable: true } }],
  ['/ while composing', { key: '/', isComposing: true }],
  ['/ while composing, as some browsers report it', { key: '/', keyCode: 229 }],
  ['Ctrl+K that the page has used', { ...CTRL_K, defaultPrevented: true }],
])('%s is not a shortcut', (_, key) => {
  const { press, keys } = page();
  expect(press(key)).toBe(false);
  expect(keys.typed).toBeNull();
});

test('the slash types a character in an open dialog', () => {
  const { press } = page({ openDialog: true });
  expect(press('/')).toBe(false);
  expect(press(CTRL_K)).toBe(true);
});

test('keys after a shortcut are kept until the search takes them', () => {
  const { press, keys } = page();
  expect(press('f')).toBe(false);
  press('/');
  for (const key of ['f', 'o', 'x', 'Backspace', 'r', ' ', '/']) expect(press(key)).toBe(true);
  expect(press('Shift')).toBe(false);
  expect(press({ key: 'v', ctrlKey: true })).toBe(false);

  const onShortcut = vi.fn();
  const end = listenForShortcut(onShortcut);
  expect(onShortcut).toHaveBeenCalledTimes(1);
  expect(takeEarlyInput()).toBe('for /');
  expect(takeEarlyInput()).toBe('');
  expect(press('m')).toBe(false);

  expect(press(CTRL_K)).toBe(true);
  expect(onShortcut).toHaveBeenCalledTimes(2);
  expect(keys.typed).toBeNull();
  end();
  press('/');
  expect(onShortcut).toHaveBeenCalledTimes(2);
});

test('Escape cancels the search, and Enter leads to the search page', () => {
  const { press, location, keys } = page();
  press('/');
  expect(press('Escape')).toBe(true);
  expect(keys.typed).toBeNull();
  expect(press('a')).toBe(false);
  press('/');
  for (const key of ['a', '&', 'b', 'Enter']) press(key);
  expect(location.href).toBe('/site/search?q=a%26b');
});
