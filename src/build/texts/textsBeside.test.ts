import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forkModule } from '../processes/forkModule';
import { beginTextsBeside, finishTextsBeside } from './textsBeside';

vi.mock('../processes/forkModule');

const PAGES = [{ path: '/', component: 'src/pages/index.tsx' }];

/** A process that answers what it is asked; it does not keep this one alive until then. */
function fakeProcess() {
  const asked: unknown[] = [];
  const child = Object.assign(new EventEmitter(), {
    asked,
    connected: true,
    isAwaited: true,
    ref: () => void (child.isAwaited = true),
    unref: () => void (child.isAwaited = false),
    send(request: unknown) {
      asked.push(request);
      child.emit('message', child.isAwaited ? [] : 'nobody waits');
    },
  });
  vi.mocked(forkModule).mockReturnValueOnce(child as never);
  return child;
}

test('what has been begun is finished by the process that began it', async () => {
  const child = fakeProcess();
  beginTextsBeside();
  expect(child.isAwaited).toBe(false);
  expect(await finishTextsBeside(PAGES)).toEqual([]);
  expect(child.asked).toEqual([{ sitePages: PAGES }]);
});

test('another does all of it where that one is no more', async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  beginTextsBeside();
  first.connected = false;
  expect(await finishTextsBeside(PAGES)).toEqual([]);
  expect([first.asked, second.asked]).toEqual([[], [{ sitePages: PAGES }]]);
});
