import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface Measurement {
  seconds: number;
  /** Peak memory of the largest process, in MB (1,000,000 bytes). */
  peakProcess: number;
}

/** Sampling interval in ms. */
const INTERVAL_MS = 200;

/** Parent and peak memory in bytes of a process; null if it has ended. */
function readProcess(pid: number): { parent: number; peak: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const value = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { parent: value('PPid'), peak: value('VmHWM') * 1024 };
  } catch {
    return null;
  }
}

/** The largest peak memory of a process and its descendants. */
function peakOf(root: number): number {
  const pids = readdirSync('/proc').map(Number).filter(Boolean);
  const processes = pids.map((pid) => ({ pid, ...readProcess(pid) }));
  const members = [root];
  for (const member of members) members.push(...processes.filter((it) => it.parent === member).map(({ pid }) => pid));
  return Math.max(0, ...processes.filter(({ pid }) => members.includes(pid)).map(({ peak = 0 }) => peak));
}

/**
 * Runs a command and measures its whole process tree. Linux only: reads /proc.
 *
 * @throws Error with the last 4,000 characters of output if the command fails
 */
export function measureProcess(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
    }
    let peak = 0;
    const timer = setInterval(() => (peak = Math.max(peak, peakOf(child.pid ?? 0))), INTERVAL_MS);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(`${command} ${args.join(' ')} failed:\n${output}`));
      resolve({ seconds: (performance.now() - start) / 1000, peakProcess: Math.round(peak / 1_000_000) });
    });
  });
}
