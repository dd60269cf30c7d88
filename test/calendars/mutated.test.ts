import { afterAll, describe, expect, it } from 'vitest'
import { isDay, parseDay } from '../../src/domain/kernel/day.ts'
import { closeCalendarReader, parseCalendar } from '../../src/server/calendars/feeds/parse/parse-calendar.ts'
import { mutated } from './mutations.ts'

afterAll(closeCalendarReader)

/** `npm run check:calendars` asks for 20 000 (S6). */
const FILES = Number(process.env.MEZZO_MUTATED_CALENDARS ?? 1000)
const AT_ONCE = 50
const options = { timeZone: 'Europe/Berlin', today: parseDay('2026-11-21') }

describe('changed calendars (S6)', () => {
  it(
    'are read or refused, none hangs, and the memory stays bounded',
    { timeout: 60_000 + FILES * 50 },
    async () => {
      const outcomes = new Map<string, number>()
      const wrong: string[] = []
      const before = process.memoryUsage().rss
      let slowest = 0
      for (let first = 0; first < FILES; first += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, FILES - first) }, (_, index) => first + index)
        const started = performance.now()
        const read = await Promise.all(numbers.map((n) => parseCalendar(mutated(n), options)))
        slowest = Math.max(slowest, performance.now() - started)
        for (const [index, calendar] of read.entries()) {
          const outcome = calendar.error ?? 'read'
          outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
          if (outcome === 'UNKNOWN_ERROR') wrong.push(`${first + index}: ${JSON.stringify(calendar)}`)
          if (calendar.error === null) wrong.push(...calendar.events.flatMap(complaints))
        }
      }
      const grown = Math.round((process.memoryUsage().rss - before) / 2 ** 20)
      const counts = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')
      process.stdout.write(`${FILES} changed calendars: ${counts}; memory grew by ${grown} MB\n`)
      expect(wrong).toEqual([])
      expect(grown).toBeLessThan(800)
      // Two threads that each may take five seconds.
      expect(slowest).toBeLessThan((AT_ONCE / 2 + 1) * 6000)
      expect([...outcomes.keys()]).toContain('read')
    },
  )
})

/** What no database would take. */
function complaints({ uid, instance, from, to, summary, description }: ReadEvent): string[] {
  const texts = [uid, instance ?? '', summary, description]
  const bad = texts.filter((text) => text.includes('\0') || !text.isWellFormed() || text.length > 500)
  const days = isDay(from) && isDay(to) && from <= to
  return [...bad, ...(days ? [] : [`${uid}: ${from}..${to}`])]
}

type ReadEvent = Extract<Awaited<ReturnType<typeof parseCalendar>>, { error: null }>['events'][number]
