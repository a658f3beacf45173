import { resolve } from 'node:path';
import { startNginx } from '../../scripts/nginx/startNginx';
import { precompressBuilt } from '../../scripts/precompress/precompressBuilt';
import { createSiteServer } from '../../scripts/serve/createSiteServer';
import { exitWith } from '../../scripts/shared/exitWith';
import { listen } from '../../scripts/shared/listen';
import { loadedAddresses } from './addresses';
import { during, load, repeated, type Outcome } from './load';
import { learnRightAnswer, type RightAnswer } from './rightAnswer';

const SITE = resolve('public');

/** The load, which ends by itself. */
const CONNECTIONS = 20;
const SECONDS = 20;
const TIMES = 200;

/** How many faults are shown. */
const SHOWN = 10;

/** What nginx must answer, for each address: what the local server says of the same site. */
async function learnAll(origin: string): Promise<RightAnswer[]> {
  const local = createSiteServer(SITE);
  const { origin: reference } = await listen(local);
  try {
    const answers: RightAnswer[] = [];
    for (const path of loadedAddresses(SITE)) answers.push(await learnRightAnswer(origin, reference, path));
    return answers;
  } finally {
    local.close();
  }
}

function print(name: string, { requests, perSecond, median, percentile95, faults }: Outcome) {
  console.log(
    `${name}: ${requests} requests, ${perSecond.toFixed(0)} a second, ${median.toFixed(1)} ms median, ` +
      `${percentile95.toFixed(1)} ms 95th percentile, ${faults.length} wrong`,
  );
  for (const fault of faults.slice(0, SHOWN)) console.error(fault);
}

/**
 * Loads nginx with the built site, on this machine, and prints how it bore it.
 *
 * @returns whether every answer was right
 */
async function main(): Promise<boolean> {
  const nginx = await startNginx(SITE);
  try {
    await precompressBuilt();
    const answers = await learnAll(nginx.origin);
    const mixed = await load(nginx.origin, CONNECTIONS, during(answers, SECONDS));
    print(`${CONNECTIONS} connections, ${answers.length} addresses in turn, ${SECONDS} s`, mixed);
    const single = await load(nginx.origin, CONNECTIONS, repeated(answers, TIMES));
    print(`${CONNECTIONS} connections, each address ${TIMES} times`, single);
    return mixed.faults.length + single.faults.length === 0;
  } finally {
    await nginx.stop();
  }
}

exitWith(main);
