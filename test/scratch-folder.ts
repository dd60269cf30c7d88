import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Memory where there is plenty of it: what is thrown away need not reach a disk, however often it is flushed. */
export function scratchFolder(): string {
  const memory = '/dev/shm'
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 3e9 ? memory : tmpdir()
}
