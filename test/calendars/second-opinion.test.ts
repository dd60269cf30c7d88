import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it } from 'vitest'
import { readCalendar } from '../../src/server/calendars/feeds/parse/read-calendar.ts'
import { CORPUS, corpusIsThere } from './corpus.ts'
import { READ } from './corpus-days.ts'
import { parseDay } from '../../src/domain/kernel/day.ts'

/** Files that ical.js gives no second opinion on, and why; what we read of them stands in corpus-days.ts alone. */
const WITHOUT = [
  // Takes no notice of TRANSP.
  'day_long_recur_yearly.ics',
  'forced_types.ics',
  'example.ics',
  'issue_348_exception_parsing_value.ics',
  // Throws at lines that say nothing about days.
  'issue_104_broken_calendar.ics',
  'issue_168_input.ics',
  'issue_350.ics',
  'timezone_rdate.ics',
  // Throws at folds after blank lines, at empty values, at blanks in lists, at days that aren't called such.
  'multiple_calendar_components.ics',
  'issue_1081_empty_rdate.ics',
  'parsing_error.ics',
  'issue_165_missing_event.ics',
  'rfc_7265_appendix_example_1_ical.ics',
  // Throws at RDATE with PERIOD, and at a VTIMEZONE without a name.
  'issue_1426.ics',
  'period_with_timezone.ics',
  'rfc_7265_appendix_example_2_ical.ics',
  'recur_instances.ics',
  'issue_1633_rdate_with_dates.ics',
  'issue_1633_rdate_with_dates_and_tzid.ics',
  // Leaves out the RDATE of an instance whose event isn't there.
  'issue_156_RDATE_with_PERIOD_TZID_khal.ics',
  'issue_156_RDATE_with_PERIOD_TZID_khal_2.ics',
  // Ends a rule at the day of UNTIL in UTC, a day too early.
  'multiple_rrules.ics',
]

afterEach(() => ICAL.TimezoneService.reset())

describe.skipIf(!corpusIsThere)('ical.js says the same about when entries begin', () => {
  const files = READ.filter(([file]) => !WITHOUT.includes(basename(file)))

  it.each(files)('%s', (file, _, today = '2026-11-21', upTo = '2030-01-01') => {
    const content = readFileSync(join(CORPUS, file))
    const own = readCalendar(content, { timeZone: 'UTC', today: parseDay(today) })
    const days = own.error === null ? own.events.map(({ from }) => from) : []
    expect(new Set(days.filter((day) => day <= upTo))).toEqual(
      new Set(startsOf(content.toString('utf8'), upTo)),
    )
  })

  it('gives its opinion on sixty', () => expect(files.length).toBeGreaterThanOrEqual(60))
})

function startsOf(text: string, upTo: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const zone of calendar.getAllSubcomponents('vtimezone'))
    ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  return calendar.getAllSubcomponents('vevent').flatMap((component) => {
    const event = new ICAL.Event(component)
    return event.isRecurring() ? instancesOf(event, upTo) : [dayOf(event.startDate)]
  })
}

function instancesOf(event: ICAL.Event, upTo: string): string[] {
  const days: string[] = []
  const instances = event.iterator()
  for (let next = instances.next(); next && dayOf(next) <= upTo; next = instances.next())
    days.push(dayOf(event.getOccurrenceDetails(next).startDate))
  return days
}

function dayOf(time: ICAL.Time): string {
  return (time.isDate ? time : time.convertToZone(ICAL.Timezone.utcTimezone)).toString().slice(0, 10)
}
