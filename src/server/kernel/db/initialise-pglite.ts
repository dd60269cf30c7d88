import { spawn } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { migrationsHash } from './migrate.ts'

/**
 * Creates the files of an embedded database that is empty and migrated, unless they are there. A process of its own
 * does it, since creating takes 400 MB that would stay with us, and beside the final place, so that
 * a start that was cut short leaves nothing half done. Creating takes seconds: what was created once on this machine
 * is copied from then on.
 */
export async function initialisePGlite(directory: string): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  for (const left of globSync(`${directory}.unfinished-*`)) rmSync(left, { recursive: true, force: true })
  const unfinished = `${directory}.unfinished-${process.pid}`
  const pristine = pristineDirectory()
  if (existsSync(join(pristine, 'PG_VERSION'))) cpSync(pristine, unfinished, { recursive: true })
  else {
    await runProcess(unfinished)
    keepCopy(unfinished, pristine)
  }
  rmSync(directory, { recursive: true, force: true })
  renameSync(unfinished, directory)
}

const creator = join(import.meta.dirname, 'create-pglite.ts')
const modules = join(import.meta.dirname, '../../../../node_modules')

/** Where the files of an empty database are kept that this version of PGlite made, with the migrations of this release. */
function pristineDirectory(): string {
  const { version } = JSON.parse(
    readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string }
  return join(modules, '.cache/mezzo', `pglite-${version}-${process.arch}-${migrationsHash()}`)
}

/** Keeps a copy, where packages may be written to; whole or not at all. */
function keepCopy(created: string, pristine: string): void {
  if (!isWritable(modules)) return
  const unfinished = `${pristine}.unfinished-${process.pid}`
  mkdirSync(dirname(pristine), { recursive: true })
  const outdated = globSync(join(dirname(pristine), 'pglite-*'))
  cpSync(created, unfinished, { recursive: true })
  try {
    renameSync(unfinished, pristine)
  } catch (error) {
    // Another start was first: its copy is as good.
    if (!existsSync(join(pristine, 'PG_VERSION'))) throw error
    rmSync(unfinished, { recursive: true, force: true })
  }
  for (const other of outdated) if (other !== pristine) rmSync(other, { recursive: true, force: true })
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

async function runProcess(directory: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(process.execPath, [creator, directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  child.on('error', reject)
  child.on('exit', (code, signal) => {
    if (code === 0) resolve()
    else reject(new Error(`Creating the embedded database ended with ${signal ?? `code ${code}`}.`))
  })
  await promise
}
