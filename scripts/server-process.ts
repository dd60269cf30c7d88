import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitOf, root, nodeOptions } from './processes.ts'
import { freePort } from '../test/free-port.ts'
import { scratchFolder } from '../test/scratch-folder.ts'

/** A server of ours in a process of its own. */
export interface ServerProcess {
  url: string
  pid: number
  dataDir: string
  /** Milliseconds from the start of the process to the first answer of /readyz. */
  readyAfter: number
  /** Seconds of computing so far, of the process and its ended children; Infinity where the system doesn't tell. */
  computed(): number
  /** What it has printed so far. */
  output(): string
  /** Asks it to end (SIGTERM), or ends it at once (SIGKILL); the data stay. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
  /** Ends it and deletes its data. */
  remove(): Promise<void>
}

/** What a server of ours is started with; a throw-away data folder, a free port and demo data unless told otherwise. */
export interface ServerOptions {
  databaseUrl?: string
  dataDir?: string
  port?: number
  env?: Record<string, string>
  /** Start of the process, from the project's folder. */
  script?: string[]
  /** The folder of the project; another one is that of another release. */
  project?: string
}

/** Starts a server and waits until /readyz answers; throws with its output when that takes more than three minutes. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { script = ['src/server/main.ts'], databaseUrl } = options
  const port = options.port ?? (await freePort())
  const dataDir = options.dataDir ?? mkdtempSync(join(scratchFolder(), 'mezzo-data-'))
  const url = `http://localhost:${port}`
  const inherited = { ...process.env }
  delete inherited.DATABASE_URL
  const env = { PORT: `${port}`, MEZZO_DATA_DIR: dataDir, MEZZO_ORIGIN: url, MEZZO_DEMO: '1', ...options.env }
  const started = performance.now()
  const child = spawn(process.execPath, [...nodeOptions, ...script], {
    cwd: options.project ?? root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited, ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
  })
  const closed = once(child, 'close')
  // What it said last may come after its end; whoever inherited its output may keep that open.
  const ended = exitOf(child).then(() => Promise.race([closed, sleep(1_000)]))
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  // Nothing we started may outlive us.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const end = async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await ended
    process.off('exit', kill)
  }
  const remove = async () => {
    await end()
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
  }
  while (!(await isReady(url))) {
    const gone = child.exitCode !== null || child.signalCode !== null
    // How quick it is, others measure; on a machine busy with other things filling the demo has taken a minute.
    if (gone || performance.now() - started > 180_000) {
      await remove()
      throw new Error(`The server ${gone ? 'stopped' : 'was not ready within three minutes'}:\n${output}`)
    }
    await sleep(50)
  }
  const readyAfter = performance.now() - started
  const pid = child.pid ?? 0
  const computed = () => computedSeconds(pid)
  return { url, pid, dataDir, readyAfter, computed, output: () => output, end, remove }
}

/** Whether a server answers that it is ready for work. */
export async function isReady(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    // Nobody listens yet.
    return false
  }
}

/** Seconds of computing of a process and its ended children, from the kernel's count of hundredths (fields 14 to 17). */
export function computedSeconds(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Infinity
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.slice(11, 15).reduce((total, ticks) => total + Number(ticks), 0) / 100
}
