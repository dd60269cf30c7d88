import { statfs } from 'node:fs/promises'
import { isMigrated } from '../db/migrate.ts'
import { probeDatabase } from '../db/probe.ts'
import type { Services } from '../viewer/context.ts'

/** Whether the process still takes new work; the composition root switches it off before it stops. */
export interface Lifecycle {
  stopping: boolean
  /** Whether nobody is answered yet, since people are erased again who came back with a restored database. */
  restoring?: boolean
}

/** What a process needs to do its work, and how it stands. */
export interface ReadinessCheck {
  name: 'process' | 'erasures' | 'database' | 'migrations' | 'disk'
  ok: boolean
  /** Since when it is so. */
  since: Temporal.Instant
  /** What is wrong, for whoever runs Mezzo; empty where nothing is. */
  problem: string
  /** What to do about it. */
  advice: string
}

/**
 * Looks at everything that a process needs, at what is outside of it not more often than once a second; where the
 * process itself takes no work, at nothing else.
 */
export type LookAtReadiness = () => Promise<ReadinessCheck[]>

type Problem = Pick<ReadinessCheck, 'problem' | 'advice'>

const lookLasts = 1_000
const timeLimit = 2_000
/** Bytes that have to be free where files are kept. */
const leastRoom = 64 * 1024 * 1024

/** Prepares the look of one process at itself. */
export function createReadiness(services: Services, lifecycle: Lifecycle): LookAtReadiness {
  const since = new Map<string, ReadinessCheck>()
  let last: { at: number; checks: Promise<ReadinessCheck[]> } | null = null
  let isMigratedOnce = false
  const check = async (
    name: ReadinessCheck['name'],
    find: () => Promise<Problem | null>,
  ): Promise<ReadinessCheck> => {
    const problem = await find()
    const known = since.get(name)
    if (known && known.problem === (problem?.problem ?? '')) return known
    const found = {
      name,
      ok: problem === null,
      since: Temporal.Now.instant(),
      problem: problem?.problem ?? '',
      advice: problem?.advice ?? '',
    }
    since.set(name, found)
    if (problem) services.log.warn({ check: name, ...problem }, 'not ready')
    return found
  }
  const lookOutside = (): Promise<ReadinessCheck[]> =>
    Promise.all([
      check('database', () =>
        problemOf('the database does not answer', silentDatabase, () => probeDatabase(services.database)),
      ),
      check('migrations', async () => {
        isMigratedOnce ||= await answersWithin(() => isMigrated(services.database)).catch(() => false)
        return isMigratedOnce ? null : unmigrated
      }),
      check('disk', () =>
        problemOf('MEZZO_DATA_DIR does not answer', silentDisk, () => lackOfRoom(services)),
      ),
    ])
  return async () => {
    const now = performance.now()
    if (!last || now - last.at > lookLasts) last = { at: now, checks: lookOutside() }
    const own = await Promise.all([
      check('process', async () => (lifecycle.stopping ? stopping : null)),
      check('erasures', async () => (lifecycle.restoring ? restoring : null)),
    ])
    return own.every(({ ok }) => ok) ? [...own, ...(await last.checks)] : own
  }
}

const stopping: Problem = { problem: 'stopping', advice: 'Nothing: this process was asked to end.' }

const restoring: Problem = {
  problem: 'people are erased again who came back with a restored database',
  advice: 'Wait: nobody is answered until that is done.',
}

const unmigrated: Problem = {
  problem: 'migrations are missing',
  advice: 'Apply the migrations of this release, or look above: without a database nobody can tell.',
}

const silentDatabase =
  'See whether it runs, whether its address is right and whether its connections are used up.'

const silentDisk = 'See whether the folder is there and its disk is mounted.'

/** What a look finds; that it finds nothing out in time is a problem, too. */
async function problemOf(
  silence: string,
  advice: string,
  look: () => Promise<Problem | null>,
): Promise<Problem | null> {
  try {
    return await answersWithin(look)
  } catch (error) {
    return { problem: `${silence}: ${error instanceof Error ? error.message : String(error)}`, advice }
  }
}

/** Where files lie on a disk of this machine, or the embedded database does. */
async function lackOfRoom({ config, database }: Services): Promise<Problem | null> {
  const isUsed = config.storage.kind === 'disk' || database.kind === 'pglite'
  if (!isUsed || config.dataDir.startsWith('memory://')) return null
  const { bavail, bsize } = await statfs(config.dataDir)
  if (bavail * bsize >= leastRoom) return null
  return {
    problem: 'the disk of MEZZO_DATA_DIR is full',
    advice: `Make room: less than ${leastRoom / 1024 / 1024} MB are free in ${config.dataDir}.`,
  }
}

async function answersWithin<T>(work: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeLimit} ms`)), timeLimit)
  try {
    return await Promise.race([work(), promise])
  } finally {
    clearTimeout(timer)
  }
}
