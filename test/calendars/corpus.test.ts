import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseDay } from '../../src/domain/kernel/day.ts'
import { closeCalendarReader, parseCalendar } from '../../src/server/calendars/feeds/parse/parse-calendar.ts'
import { CORPUS, corpusFiles, corpusIsThere } from './corpus.ts'
import { READ, REFUSED } from './corpus-days.ts'

afterAll(closeCalendarReader)

function read(file: string, today = '2026-11-21') {
  const content = readFileSync(join(CORPUS, file))
  return parseCalendar(content, { timeZone: 'Europe/Berlin', today: parseDay(today) })
}

describe.skipIf(!corpusIsThere)('calendars of the world', () => {
  it.each(READ)('%s takes %s', async (file, days, today, upTo = '9999-12-31') => {
    const calendar = await read(file, today)
    const found = calendar.error === null ? calendar.events : [calendar]
    const taken = found.map((event) =>
      'from' in event ? [...new Set([event.from, event.to])].join('..') : event.detail,
    )
    expect(taken.filter((text) => text.slice(0, 10) <= upTo).join(' ')).toBe(days)
  })

  it.each(REFUSED)('%s is refused: %s', async (file, error) => {
    expect(await read(file)).toMatchObject({ error })
  })

  it('are all read, or refused with a message that says why', async () => {
    const errors = await Promise.all(corpusFiles.map(async (file) => (await read(file)).error))
    expect(new Set(errors)).toEqual(
      new Set([null, 'INVALID_DATE_FORMAT', 'INVALID_ICS_LINK', 'NO_EVENTS', 'SYNCHRONIZATION_FAILED']),
    )
    expect(READ.length).toBeGreaterThanOrEqual(60)
  })
})
