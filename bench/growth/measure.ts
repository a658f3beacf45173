import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Measurement {
  seconds: number;
  /** Peak memory of the largest process, in MB (1,000,000 bytes). */
  peakProcess: number;
  /** Peak anonymous memory of one process, in MB. Excludes file pages, which the kernel can reclaim. */
  peakOwn: number;
  /** Peak memory of all processes together, in MB. */
  peakTotal: number;
}

/** Sampling interval in ms. */
const INTERVAL = 200;

interface Process {
  parent: number;
  resident: number;
  own: number;
  peak: number;
}

const KB = 1024;

function readProcess(pid: string): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return {
      parent: value('PPid'),
      resident: value('VmRSS') * KB,
      own: value('RssAnon') * KB,
      peak: value('VmHWM') * KB,
    };
  } catch {
    return null;
  }
}

/** A process and its descendants. */
function family(root: number): Process[] {
  const processes = new Map<number, Process>();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const process = readProcess(pid);
    if (process) processes.set(Number(pid), process);
  }
  const members = [root];
  for (const member of members) {
    for (const [pid, { parent }] of processes) if (parent === member) members.push(pid);
  }
  return members.flatMap((pid) => processes.get(pid) ?? []);
}

/**
 * Runs a command and measures its whole process tree. Linux only: reads /proc.
 *
 * @throws Error with the last 4,000 characters of output if the command fails
 */
export function measure(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000));
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    let [peakProcess, peakOwn, peakTotal] = [0, 0, 0];
    const timer = setInterval(() => {
      const members = family(child.pid ?? 0);
      peakProcess = Math.max(peakProcess, ...members.map(({ peak }) => peak));
      peakOwn = Math.max(peakOwn, ...members.map(({ own }) => own));
      peakTotal = Math.max(
        peakTotal,
        members.reduce((total, { resident }) => total + resident, 0),
      );
    }, INTERVAL);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
      const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
      resolve({
        seconds: (performance.now() - start) / 1000,
        peakProcess: megabytes(peakProcess),
        peakOwn: megabytes(peakOwn),
        peakTotal: megabytes(peakTotal),
      });
    });
  });
}
