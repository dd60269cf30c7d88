import { spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { computedSeconds } from '../server-process.ts'
import { exitOf, nodeOptions, root } from '../processes.ts'

/** A worker of ours in a process of its own. */
export interface Worker {
  pid: number
  /** Megabytes that it has in memory, and the most so far. */
  memory(): { now: number; most: number }
  /** Seconds of processor so far. */
  computed(): number
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number>
}

/** Starts a worker, which writes its log into the folder. */
export function startWorker(name: string, folder: string, env: Record<string, string>): Worker {
  const output = openSync(join(folder, `${name}.log`), 'a')
  const child = spawn(process.execPath, [...nodeOptions, 'src/server/worker.ts'], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const pid = child.pid ?? 0
  return {
    pid,
    memory: () => ({ now: megabytes(pid, 'VmRSS'), most: megabytes(pid, 'VmHWM') }),
    computed: () => computedSeconds(pid),
    end: async (signal) => {
      child.kill(signal)
      const code = await exitOf(child)
      process.off('exit', kill)
      return code
    },
  }
}

/** What the system says of a process's memory, in megabytes. */
export function megabytes(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}
