import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/processes.ts'

/** What is sent, over and over, by so many connections at once. */
export interface Load {
  url: string
  requests: readonly { method: 'GET' | 'POST'; path: string; body?: string }[]
  headers: Record<string, string>
  connections: number
  seconds: number
  /** Requests a second; as many as are answered without it. */
  rate?: number
}

/** What came of it; an answer is one round of all requests. Times in milliseconds. */
export interface Measured {
  perSecond: number
  p50: number
  p95: number
  bytes: number
  /** Processor time of an answer: the server's, and the database's. */
  serverTime: number
  databaseTime: number
}

/** Runs one load and watches what the server and the database use of the processor meanwhile. */
export async function measure(load: Load, serverPid: number, database: string): Promise<Measured> {
  const server = () => processorTime((pid) => pid === serverPid)
  // PostgreSQL names its processes after the database that they work on.
  const work = () =>
    processorTime((_, command) => command.startsWith('postgres:') && command.includes(` ${database} `))
  const before = { server: server(), work: work() }
  const result = await runLoad(load)
  const answers = result.answers / load.requests.length
  return {
    perSecond: result.perSecond,
    p50: result.p50,
    p95: result.p95,
    bytes: result.bytes,
    serverTime: timeSince(before.server, server()) / answers,
    databaseTime: timeSince(before.work, work()) / answers,
  }
}

/** The one of some measurements that lies in the middle. */
export function median(measurements: readonly Measured[]): Measured {
  const sorted = measurements.toSorted((one, other) => one.perSecond - other.perSecond)
  const middle = sorted[sorted.length >> 1]
  if (!middle) throw new Error('Nothing was measured.')
  return middle
}

async function runLoad(load: Load) {
  const child = spawn(process.execPath, [join(root, 'bench/load.mjs'), JSON.stringify(load)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  if (code !== 0) throw new Error(`bench/load.mjs ended with ${code}`)
  const result = JSON.parse(output) as Omit<Measured, 'serverTime' | 'databaseTime'> & {
    answers: number
    wrong: string
  }
  if (result.wrong) throw new Error(`${load.url} answered wrongly: ${result.wrong}`)
  return result
}

/** Waits until a server has done next to nothing for some seconds, such as the work that a start leaves to do. */
export async function untilQuiet(serverPid: number): Promise<void> {
  const server = () => processorTime((pid) => pid === serverPid)
  for (let quiet = 0, before = server(); quiet < 5;) {
    await new Promise((done) => setTimeout(done, 1000))
    const now = server()
    quiet = timeSince(before, now) < 100 ? quiet + 1 : 0
    before = now
  }
}

/** The most memory that a process has had so far, in bytes, as Linux counts it; 0 elsewhere. */
export function mostMemory(pid: number): number {
  try {
    const [, kilobytes = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    // Not Linux.
    return 0
  }
}

const tick = 10

/** What those that are still there have run meanwhile; a connection that ends has done nothing for seconds before. */
function timeSince(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): number {
  let sum = 0
  for (const [pid, time] of after) sum += time - (before.get(pid) ?? 0)
  return sum
}

/** Milliseconds that some processes have run so far, by their number, as Linux counts them; none elsewhere. */
function processorTime(isCounted: (pid: number, command: string) => boolean): Map<string, number> {
  const times = new Map<string, number>()
  for (const pid of processes()) {
    try {
      if (!isCounted(Number(pid), readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')))
        continue
      const [, facts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const [user = 0, system = 0] = facts.split(' ').slice(11, 13).map(Number)
      times.set(pid, (user + system) * tick)
    } catch {
      // It has ended since it was listed.
    }
  }
  return times
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    // Not Linux.
    return []
  }
}
