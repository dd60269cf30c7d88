import { open, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Config } from '../../kernel/config/config.ts'

const line = z.object({
  request: z.uuid(),
  person: z.uuid(),
  at: z.string(),
  digest: z.string(),
  /** Of what the law had kept, its years being over. */
  destroyed: z.literal(true).optional(),
})

/** One erasure that was carried out, or the end of what was kept of one: ids, when, and the digest of what was counted. */
export type LoggedErasure = z.infer<typeof line>

/** Adds an erasure to the log outside of the database; it is on the disk when this returns. */
export async function appendErasure(
  { erasureLog }: Pick<Config, 'erasureLog'>,
  erasure: LoggedErasure,
): Promise<void> {
  if (erasureLog === null) return
  const file = await open(erasureLog, 'a', 0o600)
  try {
    // A line that a crash has cut short ends here, so that this one stands alone.
    await file.appendFile(`${(await endsCut(erasureLog)) ? '\n' : ''}${JSON.stringify(erasure)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Reads the log: each erasure once, as it was noted first. */
export async function readErasures(config: Pick<Config, 'erasureLog'>): Promise<LoggedErasure[]> {
  const erasures = (await readLines(config)).filter(({ destroyed }) => !destroyed)
  return [...Map.groupBy(erasures, ({ person }) => person).values()].flatMap(([first]) => first ?? [])
}

/** Reads the log: of each person of whom something was destroyed that the law had kept, the last time. */
export async function readDestroyed(config: Pick<Config, 'erasureLog'>): Promise<LoggedErasure[]> {
  const lines = (await readLines(config)).filter(({ destroyed }) => destroyed)
  return [...new Map(lines.map((one) => [one.person, one])).values()]
}

/** Each line that is whole: one that was cut short was never said to be done, and counts for nothing. */
async function readLines({ erasureLog }: Pick<Config, 'erasureLog'>): Promise<LoggedErasure[]> {
  if (erasureLog === null) return []
  return (await readLog(erasureLog)).split('\n').flatMap((text) => {
    const parsed = line.safeParse(parse(text))
    return parsed.success ? [parsed.data] : []
  })
}

async function endsCut(path: string): Promise<boolean> {
  const text = await readLog(path)
  return text !== '' && !text.endsWith('\n')
}

async function readLog(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    // Nobody was erased yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Cut short, or an empty line.
    return null
  }
}
