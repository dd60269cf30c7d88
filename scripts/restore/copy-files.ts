import { z } from 'zod'
import { type Files, isCopied } from '../../src/server/kernel/adapters/files.ts'
import { FILE_FOLDERS } from '../../src/server/kernel/files/folders.ts'

/** What a run has done. */
export interface CopyRun {
  copied: number
  /** Contents that are gone from the first place and stay in the copy. */
  waiting: number
  removed: number
}

// Since when each content of the copy is gone from where it came from; beside the folders of the product.
const NOTE = 'mezzo-gone.json'
const note = z.record(z.string(), z.string())

/**
 * Copies what the second place lacks, and removes from it what has been gone from the first for longer than the backups
 * of the database are kept: until then each of their moments may name it.
 */
export async function copyFiles(
  files: Files,
  copy: Files,
  { now, daysKept }: { now: Temporal.Instant; daysKept: number },
): Promise<CopyRun> {
  const known = await readNote(copy)
  const gone: Record<string, string> = {}
  const run: CopyRun = { copied: 0, waiting: 0, removed: 0 }
  const due = now.subtract({ hours: 24 * daysKept })
  for (const folder of FILE_FOLDERS.filter((name) => isCopied(`${name}/`))) {
    // The copy is listed first: what comes meanwhile is put there before it is in the first place.
    const copied = new Set(await Array.fromAsync(copy.list(folder)))
    const there = new Set(await Array.fromAsync(files.list(folder)))
    for (const key of there) {
      if (copied.has(key)) continue
      const content = await files.get(key)
      if (content) await copy.put(key, content)
      if (content) run.copied += 1
    }
    for (const key of copied) {
      if (there.has(key)) continue
      const since = known[key] ?? now.toString()
      if (Temporal.Instant.compare(since, due) > 0) gone[key] = since
      else {
        await copy.remove(key)
        run.removed += 1
      }
    }
  }
  run.waiting = Object.keys(gone).length
  await copy.put(NOTE, new TextEncoder().encode(JSON.stringify(gone)))
  return run
}

async function readNote(copy: Files): Promise<Record<string, string>> {
  const content = await copy.get(NOTE)
  return content ? note.parse(JSON.parse(new TextDecoder().decode(content))) : {}
}
