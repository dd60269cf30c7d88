import { readdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'

/** Removes a group of processes and those within; false while a process is in one of them. */
export function removeGroup(folder: string): boolean {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory() && !removeGroup(join(folder, entry.name))) return false
    rmdirSync(folder)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return true
    if (code === 'EBUSY') return false
    throw error
  }
}
