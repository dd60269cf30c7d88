import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Owner {
  pid: number
  /** When the process began, in ticks of the kernel; '' where the system doesn't tell. */
  processStart: string
  host: string
  since: string
}

const heartbeat = 5_000
const silence = 30_000

/** Thrown when another living process works on the same data directory. */
export class DirectoryInUseError extends Error {
  override name = 'DirectoryInUseError'
}

/**
 * Makes this process the only one on a data directory, since two on one embedded database lose data.
 * Returns what gives the directory free again; a lock whose process has died is taken over.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'lock')
  if (!tryCreate(file)) {
    const text = readOwner(file)
    const owner = parseOwner(text)
    if (owner && isAlive(owner, file)) throw new DirectoryInUseError(refusal(directory, owner))
    removeStale(file, text)
    if (!tryCreate(file)) throw new DirectoryInUseError(refusal(directory, parseOwner(readOwner(file))))
  }
  const timer = setInterval(() => touch(file), heartbeat)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(file, { force: true })
  }
}

function tryCreate(file: string): boolean {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, JSON.stringify(myself()))
    closeSync(handle)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function myself(): Owner {
  return {
    pid: process.pid,
    processStart: processStart(process.pid),
    host: hostname(),
    since: Temporal.Now.instant().toString(),
  }
}

function readOwner(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return ''
    throw error
  }
}

function parseOwner(text: string): Owner | null {
  try {
    return JSON.parse(text) as Owner
  } catch {
    // A process that was killed while it wrote its lock leaves half a line: nobody owns that.
    return null
  }
}

/** A pid alone isn't enough: it is used again, in a container nearly always. */
function isAlive(owner: Owner, file: string): boolean {
  if (owner.host !== hostname()) return Date.now() - statSync(file).mtimeMs < silence
  if (!processExists(owner.pid)) return false
  return owner.processStart === processStart(owner.pid)
}

function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    // Systems without /proc: the pid alone must do.
    return ''
  }
}

/** Moves the stale lock away and looks again, so that of two who find it only one goes on. */
function removeStale(file: string, expected: string): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (readOwner(aside) === expected) rmSync(aside, { force: true })
  else renameSync(aside, file)
}

function touch(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}

function refusal(directory: string, owner: Owner | null): string {
  const who = owner ? `process ${owner.pid} on ${owner.host} since ${owner.since}` : 'another process'
  return (
    `The data directory ${directory} is in use by ${who}. ` +
    'Stop that process first, or set MEZZO_DATA_DIR to another directory.'
  )
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
