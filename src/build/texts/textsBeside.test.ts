import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { forkModule } from '../processes/forkModule';
import { beginTextsBeside, finishTextsBeside } from './textsBeside';

vi.mock('../processes/forkModule');

const PAGES = [{ path: '/', component: 'src/pages/index.tsx' }];

/** What keeps this process from ending, or does not. */
class Handle extends EventEmitter {
  isAwaited = true;
  ref() {
    this.isAwaited = true;
  }
  unref() {
    this.isAwaited = false;
  }
}

/** A process that answers what it is asked. */
function fakeProcess() {
  const asked: unknown[] = [];
  const child = Object.assign(new Handle(), {
    asked,
    connected: true,
    channel: new Handle(),
    stderr: new Handle(),
    awaited: () => [child, child.channel, child.stderr].filter(({ isAwaited }) => isAwaited).length,
    send(request: unknown) {
      asked.push(request);
      child.emit('message', child.awaited());
    },
  });
  vi.mocked(forkModule).mockReturnValueOnce(child as never);
  return child;
}

test('what has been begun is finished by the process that began it', async () => {
  const child = fakeProcess();
  beginTextsBeside();
  expect(child.awaited()).toBe(0);
  expect(await finishTextsBeside(PAGES)).toBe(3);
  expect(child.asked).toEqual([{ sitePages: PAGES }]);
});

test('another does all of it where that one is no more', async () => {
  const [first, second] = [fakeProcess(), fakeProcess()];
  beginTextsBeside();
  first.connected = false;
  expect(await finishTextsBeside(PAGES)).toBe(3);
  expect([first.asked, second.asked]).toEqual([[], [{ sitePages: PAGES }]]);
});
