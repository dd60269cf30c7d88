import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Programs of a cluster by the names that the kernel gives them; a shell that somebody has open there is none. */
const OURS =
  /^(postgres|patroni|python|etcd|pgbouncer|haproxy|node|MainThread|disk-guard|sh|sleep|curl|pgbackrest|pg_|psql)/

/** The processes that work in a folder or below: what was started there, and what that has started in turn. */
export function processesIn(folder: string): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    if (!Number.isInteger(pid) || pid === process.pid) return []
    try {
      const cwd = readlinkSync(`/proc/${pid}/cwd`)
      if (cwd !== folder && !cwd.startsWith(`${folder}/`)) return []
      return OURS.test(readFileSync(`/proc/${pid}/comm`, 'utf8')) ? [pid] : []
    } catch {
      // It has ended meanwhile, or is somebody else's.
      return []
    }
  })
}

/** The name that the kernel gives a process; empty once it has ended. */
export function nameOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    // It has ended.
    return ''
  }
}

/** Sends a signal to all of them; those that have ended meanwhile are left alone. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended.
    }
  }
}

/** Ends all at once, and what they start meanwhile. */
export async function killAll(folder: string): Promise<void> {
  for (let left = processesIn(folder); left.length > 0; left = processesIn(folder)) {
    signalAll(left, 'SIGKILL')
    await sleep(20)
  }
}
