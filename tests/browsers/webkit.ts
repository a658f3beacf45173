import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../scripts/shared/findProgram';
import { freePort } from '../../scripts/shared/listen';
import { startProgram, stopProgram } from './programs';
import { expectSoon } from './until';
import type { Browser, Engine } from './visitor';
import { command, webDriverVisitor } from './webDriver';

const DRIVER = 'WebKitWebDriver';
const SCREEN = 'Xvfb';

/** Start timeout of Xvfb in ms. */
const TIMEOUT_MS = 10_000;

/** Without this, the browser's toolbar keeps the window wider than a phone. */
const WINDOW_STYLES = '* { min-width: 0; margin: 0; padding: 0 }';

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** WebKitGTK's MiniBrowser on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing() {
    const missing = [DRIVER, SCREEN].filter((program) => !findProgram(program));
    return missing.length > 0 ? `${missing.join(' and ')} (Debian: webkit2gtk-driver, xvfb)` : null;
  },
  async start(origin): Promise<Browser> {
    const home = mkdtempSync(join(tmpdir(), 'webkit-'));
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/gtk.css'), WINDOW_STYLES);
    const programs: ChildProcess[] = [];
    async function close() {
      for (const program of programs.toReversed()) await stopProgram(program);
      rmSync(home, { recursive: true, maxRetries: 5 });
    }
    try {
      const screen = startProgram(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
      programs.push(screen);
      const [display] = (await once(screen.stdout, 'data', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [Buffer];
      const port = await freePort();
      const variables = {
        DISPLAY: `:${display.toString().trim()}`,
        GDK_BACKEND: 'x11',
        HOME: home,
        XDG_CONFIG_HOME: home,
      };
      programs.push(startProgram(DRIVER, [`--port=${port}`], variables));
      const url = `http://127.0.0.1:${port}`;
      const isReady = async () => (await command<{ ready: boolean }>('GET', `${url}/status`)).ready;
      await expectSoon(`Whether ${DRIVER} is ready`, isReady, true);
      const newSession = () => command<Session>('POST', `${url}/session`, { capabilities: {} });
      const { sessionId, capabilities } = await newSession();
      await command('DELETE', `${url}/session/${sessionId}`);
      return {
        version: capabilities.browserVersion,
        newVisitor: async () => webDriverVisitor(`${url}/session/${(await newSession()).sessionId}`, origin),
        close,
      };
    } catch (error) {
      await close();
      throw error;
    }
  },
};
