import { describe, expect, it } from 'vitest'
import { readCalendar } from './read-calendar.ts'
import { parseDay } from '../../../../domain/kernel/day.ts'

interface Where {
  timeZone?: string
  today?: string
  /** What stands in the calendar beside the events. */
  beside?: string
}

function read(
  content: string | Uint8Array,
  { timeZone = 'Europe/Berlin', today = '2026-11-21' }: Where = {},
) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return readCalendar(bytes, { timeZone, today: parseDay(today) })
}

function calendar(events: string[], beside = ''): string {
  const body = events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT\n`).join('')
  return `BEGIN:VCALENDAR\n${beside}\n${body}END:VCALENDAR\n`.replaceAll(/\n+/g, '\r\n')
}

/** What the events take: 'from..to', a single day as 'day', or the message they are refused with. */
function days(events: string[], where: Where = {}): string {
  const found = read(calendar(events, where.beside), where)
  if (found.error !== null) return found.error
  return found.events.map(({ from, to }) => (from === to ? from : `${from}..${to}`)).join(' ')
}

describe('days and times', () => {
  it.each([
    [
      'an end is the day after',
      'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261205',
      '2026-12-01..2026-12-04',
    ],
    ['no end is one day', 'DTSTART;VALUE=DATE:20261201', '2026-12-01'],
    [
      'the same day as end is one day',
      'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261201',
      '2026-12-01',
    ],
    ['a length in days', 'DTSTART;VALUE=DATE:20261201\nDURATION:P3D', '2026-12-01..2026-12-03'],
    ['a length in weeks', 'DTSTART;VALUE=DATE:20261201\nDURATION:P2W', '2026-12-01..2026-12-14'],
    ['a length in hours of days', 'DTSTART;VALUE=DATE:20261201\nDURATION:PT36H', '2026-12-01..2026-12-02'],
    ['a day that isn’t called one', 'DTSTART:20261201\nDTEND:20261203', '2026-12-01..2026-12-02'],
    [
      'a time that is called a day',
      'DTSTART;VALUE=DATE:20261201T000000Z\nDTEND;VALUE=DATE:20261203T000000Z',
      '2026-12-01..2026-12-02',
    ],
    ['over a leap day', 'DTSTART;VALUE=DATE:20280227\nDTEND;VALUE=DATE:20280302', '2028-02-27..2028-03-01'],
    ['over a year’s end', 'DTSTART;VALUE=DATE:20261230\nDTEND;VALUE=DATE:20270102', '2026-12-30..2027-01-01'],
    ['a time without an end', 'DTSTART:20261201T150000', '2026-12-01'],
    [
      'an end in the morning is a check-out',
      'DTSTART:20261201T150000\nDTEND:20261205T110000',
      '2026-12-01..2026-12-04',
    ],
    [
      'an end at noon is one, too',
      'DTSTART:20261201T150000\nDTEND:20261205T120000',
      '2026-12-01..2026-12-04',
    ],
    [
      'an end after noon takes its day',
      'DTSTART:20261201T150000\nDTEND:20261205T120001',
      '2026-12-01..2026-12-05',
    ],
    ['an end at midnight', 'DTSTART:20261201T000000\nDTEND:20261202T000000', '2026-12-01'],
    ['a morning', 'DTSTART:20261201T080000\nDTEND:20261201T110000', '2026-12-01'],
    ['a night', 'DTSTART:20261201T220000\nDTEND:20261202T060000', '2026-12-01'],
    ['UTC, a day later here', 'DTSTART:20261201T233000Z\nDTEND:20261202T223000Z', '2026-12-02'],
    ['UTC, midnight here', 'DTSTART:20261201T230000Z\nDTEND:20261203T230000Z', '2026-12-02..2026-12-03'],
    ['a zone of IANA', 'DTSTART;TZID=America/New_York:20261201T190000', '2026-12-02'],
    ['a zone of Windows', 'DTSTART;TZID=Eastern Standard Time:20261201T190000', '2026-12-02'],
    [
      'a zone with a vendor',
      'DTSTART;TZID=/mozilla.org/20070129_1/America/New_York:20261201T190000',
      '2026-12-02',
    ],
    ['an offset', 'DTSTART;TZID=UTC+11:20261201T080000', '2026-11-30'],
    ['a zone with a colon', 'DTSTART;TZID=(UTC+01:00) Amsterdam:20261201T233000', '2026-12-01'],
    ['a zone with half a quote', 'DTSTART;TZID="America/New_York:20261201T190000', '2026-12-02'],
    ['a zone nobody knows', 'DTSTART;TZID=Middle/Earth:20261201T233000', '2026-12-01'],
    [
      'an end in another zone',
      'DTSTART;TZID=Asia/Tokyo:20261201T230000\nDTEND;TZID=America/Los_Angeles:20261202T230000',
      '2026-12-01..2026-12-02',
    ],
    [
      'an end without a zone is in the start’s',
      'DTSTART;TZID=Asia/Tokyo:20261201T230000\nDTEND:20261203T230000',
      '2026-12-01..2026-12-03',
    ],
    ['a length over the change of clocks', 'DTSTART:20261024T130000\nDURATION:P1D', '2026-10-24..2026-10-25'],
    ['hours over the change of clocks', 'DTSTART:20261024T123000\nDURATION:PT24H', '2026-10-24'],
    ['a leap second', 'DTSTART:20161231T235960Z', '2017-01-01'],
    ['small letters', 'dtstart;value=date:20261201', '2026-12-01'],
    ['the year 9999', 'DTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:99991231', '2026-12-01..9999-12-30'],
    ['long ago', 'DTSTART;VALUE=DATE:19970101', '1997-01-01'],
    ['far ahead', 'DTSTART;VALUE=DATE:20500101', '2050-01-01'],
  ])('%s', (_, lines, expected) => expect(days([`UID:1\n${lines}`])).toBe(expected))

  it.each([
    ['UTC', '2026-12-01..2026-12-02'],
    ['Europe/Berlin', '2026-12-01..2026-12-02'],
    ['America/Los_Angeles', '2026-12-01'],
    ['Asia/Tokyo', '2026-12-01..2026-12-02'],
    ['Pacific/Kiritimati', '2026-12-02'],
  ])('an instant is a day of the unit in %s', (timeZone, expected) => {
    expect(days(['UID:1\nDTSTART:20261201T113000Z\nDTEND:20261202T143000Z'], { timeZone })).toBe(expected)
    // Days and times without a zone are the same everywhere.
    expect(days(['UID:1\nDTSTART;VALUE=DATE:20261201'], { timeZone })).toBe('2026-12-01')
    expect(days(['UID:1\nDTSTART:20261201T233000'], { timeZone })).toBe('2026-12-01')
  })

  it.each([
    'DTSTART:tomorrow',
    'DTSTART;VALUE=DATE:2026-12-01',
    'DTSTART:20261301',
    'DTSTART:20260230',
    'DTSTART:20261201T250000',
    'DTSTART:20261201T1200',
    'DTSTART:00000101',
    'DTSTART:',
    'SUMMARY:no start at all',
    'DTSTART:20261201\nDTEND:never',
    'DTSTART:20261205\nDTEND:20261201',
    'DTSTART:20261205T120000\nDTEND:20261205T110000',
    'DTSTART:20261205\nDTEND;VALUE=DATE 20261209',
    'DTSTART:20261205\nDTEND=20261209',
    'DTSTART:20261205\nRRULE',
    'DTSTART:20261205\nEXDATE;20261209',
    'DTSTART:20261205\nDURATION:-P1D',
    'DTSTART:20261205\nDURATION:P',
    'DTSTART:20261205\nDURATION:PT',
    'DTSTART:20261205\nDURATION:1 day',
    'DTSTART:20261205\nRRULE:FREQ=OFTEN',
    'DTSTART:20261205\nRRULE:',
    'DTSTART:20261205\nRDATE:whenever',
    'DTSTART:20261205\nEXDATE:never',
    'DTSTART:20261205\nRECURRENCE-ID:the third',
    'DTSTART;VALUE=DATE:99991230\nDURATION:P5D',
    'DTSTART;VALUE=DATE:20261201\nDURATION:P3000000D',
  ])('%o is refused: leaving the event out would free its nights', (lines) => {
    expect(days([`UID:1\n${lines}`, 'UID:2\nDTSTART;VALUE=DATE:20261201'])).toBe('INVALID_DATE_FORMAT')
  })
})

describe('a zone that the file describes', () => {
  const zone = (name: string, standard: string, daylight = '') =>
    `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\n${standard}\nEND:STANDARD\n${daylight && `BEGIN:DAYLIGHT\n${daylight}\nEND:DAYLIGHT\n`}END:VTIMEZONE`
  const outlook = zone(
    'Customized Time Zone',
    'DTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'DTSTART:16010101T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  )

  it.each([
    ['20260715T015959', '2026-07-14'],
    ['20260715T020000', '2026-07-15'],
    ['20261215T005959', '2026-12-14'],
    ['20261215T010000', '2026-12-15'],
    // Summer time ends on 25 October at 01:00 UTC.
    ['20261025T015959', '2026-10-24'],
    ['20261026T005959', '2026-10-25'],
    ['20261026T010000', '2026-10-26'],
  ])('%s there is on %s in UTC', (time, expected) => {
    const events = [`UID:1\nDTSTART;TZID=Customized Time Zone:${time}`]
    expect(days(events, { timeZone: 'UTC', beside: outlook })).toBe(expected)
  })

  it('comes before what is known by its name', () => {
    const beside = zone('Europe/Berlin', 'DTSTART:19700101T000000\nTZOFFSETFROM:+1200\nTZOFFSETTO:+1200')
    expect(days(['DTSTART;TZID=Europe/Berlin:20261201T110000'], { timeZone: 'UTC', beside })).toBe(
      '2026-11-30',
    )
  })

  it('that begins later than an event leaves it to what is known by the name', () => {
    const beside = zone('Europe/Berlin', 'DTSTART:20270101T000000\nTZOFFSETFROM:+1200\nTZOFFSETTO:+1200')
    const at = (day: string) =>
      days([`DTSTART;TZID=Europe/Berlin:${day}T110000`], { timeZone: 'UTC', beside })
    expect(at('20261201')).toBe('2026-12-01')
    expect(at('20270201')).toBe('2027-01-31')
  })

  it.each([
    'DTSTART:never\nTZOFFSETFROM:+1200\nTZOFFSETTO:+1200',
    'DTSTART:19700101T000000\nTZOFFSETFROM:+5744\nTZOFFSETTO:+5744',
    'DTSTART:16010101T000000\nTZOFFSETFROM:+1200\nTZOFFSETTO:+1200\nRRULE:FREQ=SECONDLY',
    'COMMENT:nothing',
  ])('is left aside where it can’t be followed: %o', (standard) => {
    const beside = zone('Europe/Berlin', standard)
    expect(days(['DTSTART;TZID=Europe/Berlin:20261201T110000'], { timeZone: 'UTC', beside })).toBe(
      '2026-12-01',
    )
  })

  it('is found by a name with commas, quotes and backslashes', () => {
    const beside = zone(
      '(UTC+12:00) Auckland\\, Wellington',
      'DTSTART:19700101T000000\nTZOFFSETFROM:+1200\nTZOFFSETTO:+1200',
    )
    const events = ['DTSTART;TZID="(UTC+12:00) Auckland, Wellington":20261201T110000']
    expect(days(events, { timeZone: 'UTC', beside })).toBe('2026-11-30')
  })
})

describe('what takes no days', () => {
  it.each([
    ['a cancelled event', 'STATUS:CANCELLED', ''],
    ['a transparent event', 'TRANSP:TRANSPARENT', ''],
    ['in small letters', 'status:cancelled', ''],
    ['a cancelled event without a start', 'STATUS:CANCELLED\nDTSTART:broken', ''],
    ['a tentative event takes them', 'STATUS:TENTATIVE', '2026-12-01'],
    ['an opaque event takes them', 'TRANSP:OPAQUE', '2026-12-01'],
  ])('%s', (_, lines, expected) => {
    expect(days([`UID:1\n${lines}\nDTSTART;VALUE=DATE:20261201`])).toBe(expected)
  })

  it('is counted where it is only marked as free', () => {
    const at = (uid: string, line: string) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\n${line}\r\nDTSTART;VALUE=DATE:20261201\r\nEND:VEVENT\r\n`
    const read = (...events: string[]) =>
      readCalendar(
        new TextEncoder().encode(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`),
        { timeZone: 'UTC', today: parseDay('2026-11-01') },
      )
    const one = read(at('1', 'TRANSP:TRANSPARENT'), at('2', 'STATUS:CANCELLED'), at('3', 'TRANSP:OPAQUE'))
    const none = read(at('2', 'STATUS:CANCELLED'), at('3', 'TRANSP:OPAQUE'))
    expect(one).toMatchObject({ free: 1, events: [{ uid: '3' }] })
    expect(none).toMatchObject({ free: 0 })
    expect(one).not.toMatchObject({ hash: 'hash' in none ? none.hash : '' })
  })

  it('is a calendar that calls everything off', () => {
    expect(days(['UID:1\nDTSTART;VALUE=DATE:20261201'], { beside: 'METHOD:CANCEL' })).toBe('')
  })

  it('are tasks, journals, alarms and times free or busy', () => {
    const beside = ['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY', 'X-OWN']
      .map(
        (name) =>
          `BEGIN:${name}\nUID:1\nDTSTART:20261201T120000Z\nBEGIN:VEVENT\nDTSTART:20261202\nEND:VEVENT\nEND:${name}`,
      )
      .join('\n')
    expect(days([], { beside })).toBe('NO_EVENTS')
    const alarm = 'BEGIN:VALARM\nDTSTART:20261209\nDURATION:P9D\nSTATUS:CANCELLED\nEND:VALARM'
    expect(days([`UID:1\n${alarm}\nDTSTART;VALUE=DATE:20261201`], { beside })).toBe('2026-12-01')
  })
})

describe('what repeats', () => {
  const start = 'UID:1\nDTSTART;VALUE=DATE:20261201\nDTEND;VALUE=DATE:20261203\n'
  const five = `${start}RRULE:FREQ=WEEKLY;COUNT=5\n`
  const stays = [
    '2026-12-01..2026-12-02',
    '2026-12-08..2026-12-09',
    '2026-12-15..2026-12-16',
    '2026-12-22..2026-12-23',
    '2026-12-29..2026-12-30',
  ]
  const without = (...left: number[]) => stays.filter((_, index) => !left.includes(index)).join(' ')

  it.each([
    ['by the same time of another zone', 'EXDATE:20261208T170000Z', 'RECURRENCE-ID:20261208T170000Z'],
    ['by its day', 'EXDATE;VALUE=DATE:20261208', 'RECURRENCE-ID;VALUE=DATE:20261208'],
  ])('no more with what a later revision took out %s', (_, taken, replaced) => {
    const zone = 'TZID=America/New_York'
    const weekly = `UID:1\nDTSTART;${zone}:20261201T120000\nDTEND;${zone}:20261202T050000\nRRULE:FREQ=WEEKLY;COUNT=3`
    const moved = `DTSTART;${zone}:20261210T120000\nDTEND;${zone}:20261211T050000`
    expect(days([`${weekly}\nSEQUENCE:2\n${taken}`, `UID:1\nSEQUENCE:1\n${replaced}\n${moved}`])).toBe(
      '2026-12-01 2026-12-15',
    )
  })

  it.each([
    ['by a rule', [five], without()],
    [
      'by a list',
      [`${start}RDATE;VALUE=DATE:20261208,20261215\nRDATE;VALUE=DATE:20261222,20261229`],
      without(),
    ],
    ['by a rule and a list that say the same', [`${five}RDATE;VALUE=DATE:20261208`], without()],
    [
      'but not on some days',
      [`${five}EXDATE;VALUE=DATE:20261208\nEXDATE;VALUE=DATE:20261229,20261225`],
      without(1, 4),
    ],
    ['nor on those of a rule', [`${five}EXRULE:FREQ=WEEKLY;INTERVAL=2`], without(0, 2, 4)],
    ['nor on those of a rule that doesn’t name the first', [`${five}EXRULE:FREQ=WEEKLY;BYDAY=WE`], without()],
    [
      'nor on those that such a rule counts',
      [`${five}EXRULE:FREQ=DAILY;INTERVAL=14;BYDAY=TU;BYMONTHDAY=15;COUNT=1`],
      without(2),
    ],
    [
      'one moved before a later revision took it out',
      [
        `${five}SEQUENCE:2\nEXDATE;VALUE=DATE:20261222`,
        'UID:1\nSEQUENCE:1\nRECURRENCE-ID;VALUE=DATE:20261222\nDTSTART;VALUE=DATE:20261224',
      ],
      without(3),
    ],
    [
      'one moved by the revision that took it out',
      [
        `${five}SEQUENCE:2\nEXDATE;VALUE=DATE:20261222`,
        'UID:1\nSEQUENCE:2\nRECURRENCE-ID;VALUE=DATE:20261222\nDTSTART;VALUE=DATE:20261225',
      ],
      `${without(3, 4)} 2026-12-25 ${stays[4]}`,
    ],
    ['nor on a day told as a time', [`${five}EXDATE:20261208T000000`], without(1)],
    ['until a day', [`${start}RRULE:FREQ=WEEKLY;UNTIL=20261222`], without(4)],
    ['until a time of a day', [`${start}RRULE:FREQ=WEEKLY;UNTIL=20261222T000000Z`], without(4)],
    [
      'one called off',
      [five, 'UID:1\nRECURRENCE-ID;VALUE=DATE:20261208\nSTATUS:CANCELLED\nDTSTART;VALUE=DATE:20261208'],
      without(1),
    ],
    [
      'one made free',
      [five, 'UID:1\nRECURRENCE-ID;VALUE=DATE:20261208\nTRANSP:TRANSPARENT\nDTSTART;VALUE=DATE:20261208'],
      without(1),
    ],
    [
      'one moved',
      [
        five,
        'UID:1\nRECURRENCE-ID;VALUE=DATE:20261208\nDTSTART;VALUE=DATE:20261224\nDTEND;VALUE=DATE:20261227',
      ],
      `${without(1, 4)} 2026-12-24..2026-12-26 ${stays[4]}`,
    ],
    [
      'one moved twice: the latest counts',
      [
        five,
        'UID:1\nSEQUENCE:2\nRECURRENCE-ID;VALUE=DATE:20261229\nDTSTART;VALUE=DATE:20270110',
        'UID:1\nSEQUENCE:1\nRECURRENCE-ID;VALUE=DATE:20261229\nDTSTART;VALUE=DATE:20270120',
      ],
      `${without(4)} 2027-01-10`,
    ],
    [
      'one moved first in the file',
      ['UID:1\nRECURRENCE-ID;VALUE=DATE:20261229\nDTSTART;VALUE=DATE:20270110', five],
      `${without(4)} 2027-01-10`,
    ],
    [
      'one that isn’t among them',
      [five, 'UID:1\nRECURRENCE-ID;VALUE=DATE:20270115\nDTSTART;VALUE=DATE:20270116'],
      `${without()} 2027-01-16`,
    ],
    [
      'one and all after it moved',
      [five, 'UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261215\nDTSTART;VALUE=DATE:20261217'],
      `${without(2, 3, 4)} 2026-12-17 2026-12-24 2026-12-31`,
    ],
    [
      'one and all after it called off',
      [five, 'UID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20261215\nSTATUS:CANCELLED'],
      without(2, 3, 4),
    ],
    ['all called off', [`${five}STATUS:CANCELLED`], ''],
    [
      'an instance whose event isn’t there',
      ['UID:1\nRECURRENCE-ID;VALUE=DATE:20261208\nDTSTART;VALUE=DATE:20261209'],
      '2026-12-09',
    ],
    [
      'two rules',
      [`${start}RRULE:FREQ=WEEKLY;COUNT=2\nRRULE:FREQ=YEARLY;COUNT=2`],
      `${stays[0]} ${stays[1]} 2027-12-01..2027-12-02`,
    ],
    [
      'every hour of days',
      ['UID:1\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=HOURLY;COUNT=30'],
      '2026-12-01 2026-12-02',
    ],
    [
      'at hours that days don’t have',
      ['UID:1\nDTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;BYHOUR=9,10;COUNT=2'],
      '2026-12-01 2026-12-02',
    ],
    ['a rule that had ended before', [`${start}RRULE:FREQ=WEEKLY;UNTIL=20261130`], ''],
  ])('%s', (_, events, expected) => expect(days(events)).toBe(expected))

  it.each([
    // Half past midnight in Berlin, but half past eleven between the two changes of clocks: the 25th comes twice.
    [
      'at the time of its own zone',
      'DTSTART;TZID=America/New_York:20261023T183000\nRRULE:FREQ=DAILY;COUNT=4',
      '2026-10-24 2026-10-25 2026-10-26',
    ],
    [
      'its exceptions in any zone',
      'DTSTART;TZID=America/New_York:20261201T100000\nRRULE:FREQ=DAILY;COUNT=4\nEXDATE:20261202T150000Z\nEXDATE;TZID=Europe/Berlin:20261203T160000',
      '2026-12-01 2026-12-04',
    ],
    [
      'its exceptions without a zone are in its own',
      'DTSTART;TZID=America/New_York:20261201T100000\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261202T100000',
      '2026-12-01 2026-12-03',
    ],
    [
      'an exception that says a day',
      'DTSTART:20261201T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE;VALUE=DATE:20261202',
      '2026-12-01 2026-12-03',
    ],
    [
      'an exception at another time is none',
      'DTSTART:20261201T090000Z\nRRULE:FREQ=DAILY;COUNT=3\nEXDATE:20261202T100000Z',
      '2026-12-01 2026-12-02 2026-12-03',
    ],
    [
      'its end is told in UTC',
      'DTSTART;TZID=America/New_York:20261201T220000\nRRULE:FREQ=DAILY;UNTIL=20261203T030000Z',
      '2026-12-02 2026-12-03',
    ],
    [
      'its end is told a second too early',
      'DTSTART;TZID=America/New_York:20261201T220000\nRRULE:FREQ=DAILY;UNTIL=20261203T025959Z',
      '2026-12-02',
    ],
    [
      'its end is a day',
      'DTSTART;TZID=Europe/Berlin:20261201T220000\nRRULE:FREQ=DAILY;UNTIL=20261203',
      '2026-12-01 2026-12-02 2026-12-03',
    ],
    [
      'further times with lengths of their own',
      'DTSTART:20261201T140000\nDTEND:20261201T150000\nRDATE;VALUE=PERIOD:20261205T140000/20261207T150000,20261210T140000/P2D',
      '2026-12-01 2026-12-05..2026-12-07 2026-12-10..2026-12-12',
    ],
    [
      'a further day has its time',
      'DTSTART:20261201T140000\nDURATION:PT24H\nRDATE;VALUE=DATE:20261205',
      '2026-12-01..2026-12-02 2026-12-05..2026-12-06',
    ],
    ['empty lists say nothing', 'DTSTART:20261201T140000\nRDATE:\nEXDATE:\nRDATE:,', '2026-12-01'],
    [
      'an end is so many hours later each time',
      'DTSTART;TZID=Europe/Berlin:20261023T130000\nDTEND;TZID=Europe/Berlin:20261024T123000\nRRULE:FREQ=DAILY;COUNT=2',
      '2026-10-23..2026-10-24 2026-10-24',
    ],
    [
      'a length in days is by the calendar',
      'DTSTART;TZID=Europe/Berlin:20261023T123000\nDURATION:P1D\nRRULE:FREQ=DAILY;COUNT=2',
      '2026-10-23..2026-10-24 2026-10-24..2026-10-25',
    ],
  ])('in times: %s', (_, lines, expected) => {
    expect(days([`UID:1\n${lines}`])).toBe(expected)
  })

  it('without end is read from a year back to four years ahead', () => {
    const found = days(['UID:1\nDTSTART;VALUE=DATE:20100115\nRRULE:FREQ=MONTHLY']).split(' ')
    expect([found[0], found.at(-1), found.length]).toEqual(['2025-12-15', '2030-11-15', 60])
  })

  it('tells its instances by their original starts, also where they were moved', () => {
    const moved = 'UID:1\nRECURRENCE-ID;TZID=Europe/Berlin:20261202T100000\nDTSTART:20261224T100000'
    const found = read(
      calendar(['UID:1\nDTSTART;TZID=Europe/Berlin:20261201T100000\nRRULE:FREQ=DAILY;COUNT=2', moved]),
    )
    expect(found.error === null && found.events.map(({ instance, from }) => [instance, from])).toEqual([
      ['2026-12-01T09:00:00Z', '2026-12-01'],
      ['2026-12-02T09:00:00Z', '2026-12-24'],
    ])
  })
})

describe('who an event is', () => {
  const december = (day: number) => `DTSTART;VALUE=DATE:202612${String(day).padStart(2, '0')}`
  const names = (events: string[]) => {
    const found = read(calendar(events))
    return found.error === null ? found.events.map(({ uid, instance }) => [uid, instance]) : found.error
  }

  it.each([
    [
      'the highest SEQUENCE',
      [`UID:1\nSEQUENCE:1\n${december(1)}`, `UID:1\nSEQUENCE:2\n${december(2)}`, `UID:1\n${december(3)}`],
      '2026-12-02',
    ],
    [
      'all, whenever they were written',
      [`UID:1\nDTSTAMP:20261101T000000Z\n${december(1)}`, `UID:1\nDTSTAMP:20261001T000000Z\n${december(2)}`],
      '2026-12-01 2026-12-02',
    ],
    [
      'a revision that calls off',
      [`UID:1\n${december(1)}`, `UID:1\nSEQUENCE:1\nSTATUS:CANCELLED\n${december(1)}`],
      '',
    ],
    [
      'both, where nothing tells them apart',
      [`UID:1\n${december(1)}`, `UID:1\n${december(2)}`],
      '2026-12-01 2026-12-02',
    ],
    ['one, where they are the same', [`UID:1\n${december(1)}`, `UID:1\n${december(1)}`], '2026-12-01'],
  ])('of two with one UID it is %s', (_, events, expected) => expect(days(events)).toBe(expected))

  it('is told apart from others with its UID', () => {
    expect(names([`UID:1\n${december(1)}`, `UID:1\n${december(2)}`])).toEqual([
      ['1', null],
      ['1', '2026-12-02'],
    ])
  })

  it('has a name of its own without a UID, the same each time', () => {
    const both = JSON.stringify(names([`SUMMARY:A\n${december(1)}`, `SUMMARY:B\n${december(1)}`]))
    expect(new Set(both.match(/derived:\w+/g)).size).toBe(2)
    expect(both).toMatch(/"derived:[0-9a-f]{32}"/)
    const again = names([`DTSTAMP:20261101T000000Z\nSUMMARY:B\n${december(1)}`, `SUMMARY:A\n${december(1)}`])
    expect(JSON.stringify(again)).toBe(both)
  })

  it('has a name of bounded length, without control characters', () => {
    expect(JSON.stringify(names([`UID:${'x'.repeat(5000)}\n${december(1)}`]))).toMatch(
      /^\[\["sha256:[0-9a-f]{32}",null\]\]$/,
    )
    expect(names([`UID: a\u0000b\u0007c \n${december(1)}`])).toEqual([['abc', null]])
  })
})

describe('what a file looks like', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    'PRODID:-//Mezzo//DE',
    'X-WR-CALNAME:Zürich\\, Süd',
    'METHOD:publish',
    'BEGIN:VEVENT',
    'UID:ä@x',
    'SUMMARY:Für Jürgen\\, \\nNürnberg\\; 100 €',
    'DTSTART;VALUE=DATE:20261201',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const text = lines.join('\r\n')
  const folded = (at: number, fold: string) =>
    lines.map((line) => line.replace(new RegExp(`(.{${at}})(?=.)`, 'gu'), `$1${fold}`)).join('\r\n')
  const utf16 = (mark: boolean, swapped: boolean) => {
    const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le')
    return swapped ? bytes.swap16() : bytes
  }
  const expected = {
    prodId: '-//Mezzo//DE',
    name: 'Zürich, Süd',
    method: 'PUBLISH',
    events: [{ uid: 'ä@x', from: '2026-12-01', summary: 'Für Jürgen, Nürnberg; 100 €' }],
  }

  it.each([
    ['as the standard has it', text],
    ['with a mark of its encoding', `\uFEFF${text}`],
    ['with line feeds', text.replaceAll('\r\n', '\n')],
    ['with carriage returns', text.replaceAll('\r\n', '\r')],
    ['with all kinds of line ends', text.replace('\r\n', '\n').replace('\r\n', '\r')],
    ['with blank lines', text.replaceAll('\r\n', '\r\n\r\n')],
    ['folded', folded(7, '\r\n ')],
    ['folded with tabs', folded(3, '\n\t')],
    ['folded after blank lines', folded(7, '\r\n\r\n ')],
    ['with junk around', `<!-- a -->\r\nHTTP/1.1 200 OK\r\n\r\n${text}\r\n\r\nX-COMMENT:cached\r\n`],
    [
      'with lines that say nothing',
      text.replace('UID', 'X\r\nno colon\r\n:\r\nX-B;;=;:\r\nX-APPLE;A="x:y\r\nUID'),
    ],
    ['UTF-16 with a mark', utf16(true, false)],
    ['UTF-16, the other way round, with a mark', utf16(true, true)],
    ['UTF-16 without a mark', utf16(false, false)],
    ['UTF-16, the other way round', utf16(false, true)],
    ['Windows-1252', Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')],
    ['with zeros', text.replaceAll('SUMMARY', 'SUM\u0000MARY')],
    ['in small letters', text.replaceAll(/^[A-Z-]+(?=[:;])/gm, (name) => name.toLowerCase())],
    [
      'with quoted-printable text',
      text.replace(
        /SUMMARY:.*/,
        'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:F=C3=BCr J=C3=BCrgen\\, =\r\nN=C3=BCrnberg\\; 100 =E2=82=AC',
      ),
    ],
    ['with an end that is misspelled', `${text}D`],
  ])('%s', (_, content) => expect(read(content)).toMatchObject(expected))

  it('may cut a text within a character', () => {
    const [before = '', after = ''] = text.split('DTSTART')
    const cut = Buffer.concat([
      Buffer.from(`${before}X-CUT:ü`).subarray(0, -1),
      Buffer.from(`\r\nDTSTART${after}`),
    ])
    expect(read(cut)).toMatchObject(expected)
  })

  it('may fold within a character', () => {
    const bytes = Buffer.from(text)
    const at = bytes.indexOf('ü') + 1
    const cut = Buffer.concat([bytes.subarray(0, at), Buffer.from('\r\n '), bytes.subarray(at)])
    expect(read(cut)).toMatchObject(expected)
  })

  it('may hold several calendars', () => {
    const other = calendar(['UID:2\nDTSTART;VALUE=DATE:20261224'])
    const found = read(`${text}\r\n${other}`)
    expect(found.error === null && found.events.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-24'])
  })

  it.each([
    ['', 'INVALID_ICS_LINK'],
    ['   \r\n', 'INVALID_ICS_LINK'],
    ['<!doctype html><title>Log in</title>', 'INVALID_ICS_LINK'],
    ['{"error":"not found"}', 'INVALID_ICS_LINK'],
    ['BEGIN:VCARD\r\nEND:VCARD', 'INVALID_ICS_LINK'],
    ['BEGIN:VEVENT\r\nDTSTART:20261201\r\nEND:VEVENT', 'INVALID_ICS_LINK'],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 'NO_EVENTS'],
    [text.slice(0, -20), 'SYNCHRONIZATION_FAILED'],
    [text.slice(0, 100), 'SYNCHRONIZATION_FAILED'],
    [text.replace('END:VEVENT', ''), 'SYNCHRONIZATION_FAILED'],
    ['\u0000\u0001\u0002', 'INVALID_ICS_LINK'],
  ])('%o is refused: %s', (content, error) => expect(read(content)).toMatchObject({ error }))
})

describe('the hash of a calendar', () => {
  const events = [
    'UID:1\nSUMMARY:A\nDTSTART;VALUE=DATE:20261201',
    'UID:2\nSUMMARY:B\nDTSTART;VALUE=DATE:20261224',
  ]
  const hash = (content: string) => {
    const found = read(content)
    return found.error === null ? found.hash : found.error
  }
  const own = hash(calendar(events))

  it('doesn’t change with stamps, order, folds or line ends', () => {
    expect(hash(calendar(events.toReversed(), 'PRODID:x'))).toBe(own)
    expect(
      hash(
        calendar(
          events.map(
            (lines) =>
              `DTSTAMP:20261121T120000Z\nCREATED:20261121T120000Z\nLAST-MODIFIED:20261121T120000Z\n${lines}`,
          ),
        ),
      ),
    ).toBe(own)
    expect(hash(calendar(events).replaceAll('\r\n', '\n'))).toBe(own)
    expect(hash(calendar(events).replaceAll('VALUE', 'VA\r\n LUE'))).toBe(own)
  })

  it.each([
    ['20261201', '20261202'],
    ['UID:1', 'UID:3'],
    ['SUMMARY:A', 'SUMMARY:C'],
    ['SUMMARY:A', 'STATUS:CANCELLED'],
    ['SUMMARY:A', 'SUMMARY:A\nDURATION:P2D'],
  ])('changes when %s becomes %s', (from, to) => {
    expect(hash(calendar(events.map((lines) => lines.replace(from, to))))).not.toBe(own)
  })
})

describe('an entry for which a file is refused', () => {
  it.each([
    ['says no start', 'SUMMARY:Anna', 'NO_START'],
    ['ends before it starts', 'DTSTART;VALUE=DATE:20261205\nDTEND;VALUE=DATE:20261201', 'ENDS_FIRST'],
    ['ends at an earlier time', 'DTSTART:20261205T100000Z\nDTEND:20261205T090000Z', 'ENDS_FIRST'],
    ['lasts less than nothing', 'DTSTART:20261205T100000Z\nDURATION:-PT1H', 'ENDS_FIRST'],
    [
      'takes place for less than nothing',
      'DTSTART:20261205T100000Z\nRDATE;VALUE=PERIOD:20261207T100000Z/-PT1H',
      'ENDS_FIRST',
    ],
    ['says no day that there is', 'DTSTART;VALUE=DATE:20260231', 'NOT_UNDERSTOOD'],
    ['says no rule', 'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=SOMETIMES', 'NOT_UNDERSTOOD'],
  ])('is named with its line and what is wrong where it %s', (_, lines, problem) => {
    const file = calendar([
      `UID:good\nSUMMARY:a text\n that is folded\nDTSTART;VALUE=DATE:20261201`,
      `UID:broken@example.org\n${lines}`,
    ])
    const line = file.split('\r\n').lastIndexOf('BEGIN:VEVENT') + 1
    expect(read(file)).toEqual({
      error: 'INVALID_DATE_FORMAT',
      detail: `ENTRY ${problem} ${line} broken@example.org`,
    })
  })
})

// What software writes that knows no beginning: west of Greenwich that moment is in the year before the first.
it('the first moment of the year 1 is its first day everywhere', () => {
  const event = ['UID:1\nDTSTART:00010101T000000Z\nDTEND:00010101T010000Z']
  expect(days(event, { timeZone: 'America/Los_Angeles' })).toBe('0001-01-01')
  expect(days(event)).toBe('0001-01-01')
})
