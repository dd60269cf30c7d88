import { sql } from 'kysely'
import type { Stay } from '../../src/domain/kernel/day.ts'
import { type Days, daysOf, type VersionReport } from './replay.ts'
import type { ThrowAway } from './throw-away.ts'

/** How a replay ended. */
export interface Summary {
  feed: { folder: string; timeZone: string; first: string | null; last: string | null; unreadable: string[] }
  versions: VersionReport[]
  totals: Record<string, number>
  quarantine: { since: string; answers: number } | null
  windowLimit: Days | null
  /** All blocks in the end; those that are over are history. */
  blocks: (Days & { kind: string; summary: string; over: boolean })[]
}

/** Sums up what the versions came to, with the blocks as they are in the end. */
export async function summarise(
  place: ThrowAway,
  versions: VersionReport[],
  feed: Summary['feed'],
): Promise<Summary> {
  const today = versions.at(-1)?.at.slice(0, 10) ?? '0001-01-01'
  const blocks = await listBlocks(place, today)
  const sum = (pick: (version: VersionReport) => number) =>
    versions.reduce((total, version) => total + pick(version), 0)
  const end = await findEnd(place)
  return {
    feed,
    versions,
    totals: {
      versions: versions.length,
      changed: versions.filter(({ result }) => result === 'CHANGED').length,
      unchanged: versions.filter(({ result }) => result === 'UNCHANGED').length,
      refused: versions.filter(({ result }) => result === 'REFUSED').length,
      blocked: sum(({ blocked }) => blocked.length),
      freed: sum(({ freed }) => freed.length),
      moved: sum(({ moved }) => moved.length),
      heldBack: sum(({ heldBack }) => heldBack.length),
      recognised: sum(({ recognised }) => recognised.length),
      conflicts: sum(({ conflicts }) => conflicts),
      nightsBlocked: sum(({ nights }) => nights.blocked),
      nightsFreed: sum(({ nights }) => nights.freed),
      nightsRecognised: sum(({ nights }) => nights.recognised),
      duplicates: blocks.length - new Set(blocks.map(({ from, to }) => `${from}/${to}`)).size,
      rows: sum(({ rows }) => rows),
      rowsOfUnchanged: versions
        .filter(({ result }) => result !== 'CHANGED')
        .reduce((total, { rows }) => total + rows, 0),
    },
    ...end,
    blocks,
  }
}

async function listBlocks({ db, feedId }: ThrowAway, today: string): Promise<Summary['blocks']> {
  const { rows } = await sql<Stay & { kind: string; summary: string; over: boolean }>`
    select lower(days) as "from", upper(days) - 1 as "to", kind, note as summary, upper(days) <= ${today}::date as over
    from blocks where feed_id = ${feedId} order by days, id`.execute(db)
  return rows.map(({ kind, summary, over, ...days }) => ({ ...daysOf(days), kind, summary, over }))
}

async function findEnd({ db, feedId }: ThrowAway): Promise<Pick<Summary, 'quarantine' | 'windowLimit'>> {
  const { rows } = await sql<Partial<Stay> & { since: Temporal.Instant | null; answers: number }>`
    select quarantine_since as since, quarantine_answers as answers, lower(window_days) as "from",
      upper(window_days) - 1 as "to"
    from calendar_feeds where id = ${feedId}`.execute(db)
  const [feed] = rows
  return {
    quarantine: feed?.since ? { since: feed.since.toString(), answers: feed.answers } : null,
    windowLimit: feed?.from && feed.to ? daysOf({ from: feed.from, to: feed.to }) : null,
  }
}
