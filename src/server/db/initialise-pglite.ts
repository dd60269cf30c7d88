import { spawn } from 'node:child_process'
import { existsSync, globSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Creates the files of an empty embedded database unless they are there. A process of its own does it,
 * since creating takes 400 MB that would stay with us, and beside the final place, so that
 * a start that was cut short leaves nothing half done.
 */
export async function initialisePGlite(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  for (const left of globSync(`${directory}.unfinished-*`)) rmSync(left, { recursive: true, force: true })
  const unfinished = `${directory}.unfinished-${process.pid}`
  await runProcess(unfinished)
  rmSync(directory, { recursive: true, force: true })
  renameSync(unfinished, directory)
}

async function runProcess(directory: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(process.execPath, [import.meta.filename, directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    if (code === 0) resolve()
    else reject(new Error(`Creating the embedded database ended with ${signal ?? `code ${code}`}.`))
  })
  await promise
}

if (import.meta.main) {
  const pglite = await PGlite.create({ dataDir: process.argv[2] })
  await pglite.close()
}
