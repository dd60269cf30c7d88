import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitOf, nodeOptions } from '../processes.ts'

/** A folder that vanishes with everything that works in it: when it is asked to, and when this process ends in whatever way. */
export interface ThrowAway {
  folder: string
  remove: () => Promise<void>
}

/** Makes the folder; `network` is the bridge that goes with it, `group` the group of processes, or nothing. */
export function throwAway(network: string, group = ''): ThrowAway {
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-cluster-'))
  // PostgreSQL runs as somebody else than root.
  chmodSync(folder, 0o755)
  const keeper: ChildProcess = spawn(
    process.execPath,
    [...nodeOptions, join(import.meta.dirname, 'keeper.ts'), folder, network, group],
    // A group of its own: Ctrl+C is for us alone.
    { detached: true, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
  )
  keeper.unref()
  return {
    folder,
    async remove() {
      keeper.ref()
      const ended = exitOf(keeper)
      keeper.stdin?.end()
      await ended
    },
  }
}
