import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { PaintedPicture } from './brush.ts'
import { PaintersBusyError } from './queue.ts'

/** What is to be painted. */
export type PaintingTask =
  | { paint: 'master'; content: Uint8Array }
  | { paint: 'sizes'; content: Uint8Array; rotation: number }
  | { paint: 'within'; content: Uint8Array; side: number }

/** A task on its way to the painter. */
export interface PaintingOrder {
  id: number
  task: PaintingTask
}

/** What became of it; null for a photo that can't be read. */
export type PaintingResult = { id: number; painted: unknown } | { id: number; failure: string }

interface Waiting {
  resolve: (painted: unknown) => void
  reject: (error: Error) => void
}

const script = join(import.meta.dirname, 'painter-process.ts')
/** What the system gives to others first: a photo may take longer, a page must not. */
const NICE = 10
const IDLE = 60_000
const LONGEST = 120_000

let painter: ChildProcess | null = null
let idle: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** What comes of a task; null for a master of what can't be read. */
interface Painted {
  sizes: PaintedPicture
  master: Uint8Array | null
  within: Uint8Array
}

/** Has a photo painted by a process of its own, of which there is one while there is something to paint. */
export async function askPainter<Kind extends keyof Painted>(
  task: PaintingTask & { paint: Kind },
): Promise<Painted[Kind]> {
  clearTimeout(idle)
  const own = (painter ??= startPainter())
  const id = ++last
  const { promise, ...settle } = Promise.withResolvers<unknown>()
  waiting.set(id, settle)
  own.send({ id, task } satisfies PaintingOrder)
  // A photo on which the library hangs must not hold a place for good.
  const limit = setTimeout(() => own.kill('SIGKILL'), LONGEST)
  try {
    return (await promise) as Painted[Kind]
  } finally {
    clearTimeout(limit)
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(stopPainter, IDLE).unref()
  }
}

function startPainter(): ChildProcess {
  const started = fork(script, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  try {
    if (started.pid !== undefined) setPriority(started.pid, NICE)
  } catch {
    // Where a system doesn't let us, photos are painted as all else.
  }
  started.on('message', (result: PaintingResult) => {
    const asked = waiting.get(result.id)
    if ('painted' in result) asked?.resolve(result.painted)
    else asked?.reject(new Error(`A photo could not be painted: ${result.failure}`))
  })
  started.once('error', () => giveUp(started))
  started.once('exit', () => giveUp(started))
  // The limit of whoever waits holds our process, and nothing else does.
  started.unref()
  started.channel?.unref()
  return started
}

/** What it was working on can be sent again. */
function giveUp(ended: ChildProcess): void {
  if (painter !== ended) return
  painter = null
  for (const { reject } of waiting.values()) reject(new PaintersBusyError())
}

function stopPainter(): void {
  painter?.disconnect()
  painter = null
}
