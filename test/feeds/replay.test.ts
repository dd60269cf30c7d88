import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instantOf, listVersions } from '../../scripts/replay/versions.ts'
import { replayVersion, type VersionReport } from '../../scripts/replay/replay.ts'
import { type Summary, summarise } from '../../scripts/replay/summary.ts'
import { openThrowAway, type ThrowAway } from '../../scripts/replay/throw-away.ts'
import { closeCalendarReader } from '../../src/server/calendars/feeds/parse/parse-calendar.ts'
import { abritel, airbnb, bookingCom, google, type Platform, type PlatformStay, stayOf } from './platforms.ts'

let place: ThrowAway
let folder: string
beforeAll(async () => {
  place = await openThrowAway('replay')
})
afterAll(async () => {
  await place.close()
  await closeCalendarReader()
})

const start = Temporal.Instant.from('2026-04-14T22:37:38Z')

/** What a version of a made history is: the stays, or a text that isn't a calendar of the platform. */
type Made = readonly PlatformStay[] | string

/** Replays versions an hour apart, or as many hours as given, through the server's own import. */
async function replay(
  platform: Platform,
  count: number,
  hours: number,
  at: (index: number) => Made,
): Promise<Summary> {
  await place.forget()
  folder = mkdtempSync(join(tmpdir(), 'mezzo-replay-'))
  try {
    for (let index = 0; index < count; index++) {
      const now = start.add({ hours: hours * index })
      const made = at(index)
      const name = now.toString({ smallestUnit: 'second' }).replaceAll(':', '-')
      writeFileSync(join(folder, `${name}.ics`), typeof made === 'string' ? made : platform.write(made, now))
    }
    const reports: VersionReport[] = []
    for (const version of listVersions(folder).versions)
      reports.push(await replayVersion(place, version, 'UTC'))
    const feed = { folder, timeZone: 'UTC', first: null, last: null, unreadable: [] }
    return await summarise(place, reports, feed)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const anna = stayOf('anna', '2026-05-01', '2026-05-10')
const ben = stayOf('ben', '2026-06-01', '2026-06-20', 'Ben Beispiel')
const carl = stayOf('carl', '2026-07-01', '2026-07-31')
const dora = stayOf('dora', '2026-09-01', '2026-09-30')
const all = [anna, ben, carl, dora]
const blank = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nEND:VCALENDAR\r\n'
const platforms: [string, Platform][] = [airbnb, bookingCom, abritel, google].map((one) => [one.name, one])

const days = ({ from, to }: { from: string; to: string }) => `${from}..${to}`
const inView = (summary: Summary) => summary.blocks.filter(({ kind }) => kind === 'STAY').map(days)

describe.each(platforms)('%s', (_, platform) => {
  it('answers two days long the same: one row each, the check time', async () => {
    const summary = await replay(platform, 48, 1, () => all)
    expect(summary.totals).toMatchObject({
      freed: 0,
      moved: expect.any(Number) as number,
      conflicts: 0,
      duplicates: 0,
    })
    expect(summary.versions.filter(({ result, rows }) => result === 'UNCHANGED' && rows !== 1)).toEqual([])
    expect(inView(summary)).toEqual(expect.arrayContaining(all.map(({ from, to }) => `${from}..${to}`)))
  })

  it('moves dates once, and frees the days that are left', async () => {
    const moved = stayOf('ben', '2026-06-05', '2026-06-24', 'Ben Beispiel')
    const summary = await replay(platform, 30, 1, (index) => (index < 10 ? all : [anna, moved, carl, dora]))
    const moves = summary.versions.flatMap((version) =>
      version.moved.map(({ from, to }) => `${days(from)} ${days(to)}`),
    )
    expect(moves.filter((move) => move === '2026-06-01..2026-06-20 2026-06-05..2026-06-24')).toHaveLength(1)
    expect(inView(summary)).toContain('2026-06-05..2026-06-24')
    expect(inView(summary)).not.toContain('2026-06-01..2026-06-20')
  })

  it('frees no night by blank, broken or short answers', async () => {
    const broken = ['', blank, '<html>Too many requests</html>', blank.slice(0, 40)]
    const summary = await replay(platform, 40, 1, (index) => {
      if (index % 7 === 3) return broken[index % broken.length] ?? ''
      return index % 11 === 5 ? [] : all
    })
    expect(summary.totals).toMatchObject({ freed: 0, duplicates: 0 })
    // Airbnb's window opens by a night before it is known for what it is.
    expect(summary.totals.nightsFreed).toBeLessThan(2)
    expect(inView(summary)).toEqual(
      expect.arrayContaining([anna, ben, carl, dora].map(({ from, to }) => `${from}..${to}`)),
    )
  })

  it('makes no duplicates by reissued UIDs', async () => {
    const summary = await replay(platform, 20, 1, (index) =>
      index < 10 ? all : all.map((stay) => ({ ...stay, id: `${stay.id}-${index}` })),
    )
    expect(summary.totals).toMatchObject({ freed: 0, duplicates: 0 })
    // Airbnb's window opens by a night before it is known for what it is.
    expect(summary.totals.nightsFreed).toBeLessThan(2)
  })
})

describe.each(platforms.slice(0, 2))('%s', (_, platform) => {
  it('rolls for 300 nights without a conflict, a wrong night or a block for each night', async () => {
    const far = [...all, stayOf('eva', '2026-12-01', '2026-12-20')]
    const summary = await replay(platform, 300, 24, () => far)
    expect(summary.totals).toMatchObject({ conflicts: 0, freed: 0, duplicates: 0 })
    expect(summary.totals.moved).toBeLessThan(3)
    expect(summary.blocks.map(days)).toEqual(
      expect.arrayContaining(far.map(({ from, to }) => `${from}..${to}`)),
    )
    // Each answer is a row; beside them the window's end, which blocks once it is near, costs a few, and each change of
    // days that of what is kept of the unit's year.
    expect(summary.totals.rows).toBeLessThan(300 + 112)
  })
})

it('sees the end of a booking window at Airbnb and Booking.com', async () => {
  for (const platform of [airbnb, bookingCom]) {
    const summary = await replay(platform, 5, 24, () => all)
    expect(summary.windowLimit?.nights).toBeGreaterThan(90)
    expect(inView(summary)).toHaveLength(4)
  }
})

it('releases a blank feed after a day and a third answer', async () => {
  const summary = await replay(google, 40, 1, (index) => (index < 5 ? all : blank))
  const freed = summary.versions.findIndex((version) => version.freed.length > 0)
  expect(freed).toBe(5 + 24)
  expect(summary.blocks).toEqual([])
})

it('leaves nothing wrong once a version can be read again', async () => {
  const errorOf = async () => {
    const feeds = await place.db.selectFrom('calendar_feeds').select('error').execute()
    return feeds.map(({ error }) => error)
  }
  await replay(google, 2, 1, (index) => (index === 0 ? all : '<html>Too many requests</html>'))
  expect(await errorOf()).toEqual(['INVALID_ICS_LINK'])
  await replay(google, 3, 1, (index) => [all, '<html>Too many requests</html>', [anna, ben]][index] ?? [])
  expect(await errorOf()).toEqual([null])
})

describe('the names of versions', () => {
  it.each([
    ['2026-04-14T22-37-38Z.ics', '2026-04-14T22:37:38Z'],
    ['2026-04-14T22:37:38Z.ics', '2026-04-14T22:37:38Z'],
    ['2026-04-14T22-37Z.ics', '2026-04-14T22:37:00Z'],
    ['2026-04-14T22-37-38.250Z.ics', '2026-04-14T22:37:38.25Z'],
    ['2026-04-14T22-37-38+02-00.ics', '2026-04-14T20:37:38Z'],
    ['2026-04-31T22-37-38Z.ics', null],
    ['2026-04-14.ics', null],
    ['feed.ics', null],
  ])('%s is %s', (name, instant) => expect(instantOf(name)?.toString() ?? null).toBe(instant))
})
