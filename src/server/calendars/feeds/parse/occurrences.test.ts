import { describe, expect, it } from 'vitest'
import { Budget } from './limits.ts'
import { dayNumberOf } from '../../../../domain/kernel/day-number.ts'
import { DAY, instantText } from './civil.ts'
import { occurrences } from './occurrences.ts'
import { writtenRule } from './rule.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** '1997 Sep 2-4,9; Oct 1' as days. */
function days(text: string): string[] {
  let [year, month] = ['', '']
  return text.split(/\s*;\s*/).flatMap((part) => {
    const match = /^(?:(\d{4})\s+)?(\w{3})\s+(.*)$/.exec(part)
    ;[year, month] = [match?.[1] ?? year, match?.[2] ?? '']
    const number = String(MONTHS.indexOf(month) + 1).padStart(2, '0')
    return (match?.[3] ?? '').split(/\s*,\s*/).flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number)
      const length = last - first + 1
      return Array.from({ length }, (_, i) => `${year}-${number}-${String(first + i).padStart(2, '0')}`)
    })
  })
}

/** The local times of a rule up to a day. */
function times(rule: string, start: string, to: string): string[] {
  const [, year, month, day, hour, minute] = (/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})/.exec(start) ?? []).map(
    Number,
  ) as [number, number, number, number, number, number]
  const local = dayNumberOf(year, month, day) * DAY + hour * 3600 + minute * 60
  const [lastYear = 0, lastMonth = 0, lastDay = 0] = to.split('-').map(Number)
  const written = writtenRule(rule)
  const end = dayNumberOf(lastYear, lastMonth, lastDay) * DAY + DAY - 1
  // The examples' zone is four or five hours behind; none of their rules ends within an hour of it.
  const until = written.until ? written.until.local - 4 * 3600 : end
  const range = { from: local, to: Math.min(until, end) }
  return [...occurrences(written, local, range, new Budget())].map((time) => instantText(time).slice(0, 16))
}

/** The examples of RFC 5545 3.8.5.3, all of them, with the days it lists. */
const EXAMPLES: [rule: string, expected: string, start?: string, to?: string][] = [
  ['FREQ=DAILY;COUNT=10', '1997 Sep 2-11'],
  [
    'FREQ=DAILY;INTERVAL=2',
    '1997 Sep 2,4,6,8,10,12,14,16,18,20,22,24,26,28,30; Oct 2,4,6',
    undefined,
    '1997-10-06',
  ],
  ['FREQ=DAILY;INTERVAL=10;COUNT=5', '1997 Sep 2,12,22; Oct 2,12'],
  [
    'FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA',
    '1998 Jan 1-31; 1999 Jan 1-31; 2000 Jan 1-31',
    '19980101T090000',
    '2001-12-31',
  ],
  [
    'FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1',
    '1998 Jan 1-31; 1999 Jan 1-31; 2000 Jan 1-31',
    '19980101T090000',
    '2001-12-31',
  ],
  ['FREQ=WEEKLY;COUNT=10', '1997 Sep 2,9,16,23,30; Oct 7,14,21,28; Nov 4'],
  [
    'FREQ=WEEKLY;UNTIL=19971224T000000Z',
    '1997 Sep 2,9,16,23,30; Oct 7,14,21,28; Nov 4,11,18,25; Dec 2,9,16,23',
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU',
    '1997 Sep 2,16,30; Oct 14,28; Nov 11,25; Dec 9,23; 1998 Jan 6,20; Feb 3,17',
    undefined,
    '1998-02-28',
  ],
  ['FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH', '1997 Sep 2,4,9,11,16,18,23,25,30; Oct 2'],
  ['FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH', '1997 Sep 2,4,9,11,16,18,23,25,30; Oct 2'],
  [
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR',
    '1997 Sep 1,3,5,15,17,19,29; Oct 1,3,13,15,17,27,29,31; Nov 10,12,14,24,26,28; Dec 8,10,12,22',
    '19970901T090000',
  ],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH', '1997 Sep 2,4,16,18,30; Oct 2,14,16'],
  [
    'FREQ=MONTHLY;COUNT=10;BYDAY=1FR',
    '1997 Sep 5; Oct 3; Nov 7; Dec 5; 1998 Jan 2; Feb 6; Mar 6; Apr 3; May 1; Jun 5',
    '19970905T090000',
  ],
  ['FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR', '1997 Sep 5; Oct 3; Nov 7; Dec 5', '19970905T090000'],
  [
    'FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU',
    '1997 Sep 7,28; Nov 2,30; 1998 Jan 4,25; Mar 1,29; May 3,31',
    '19970907T090000',
  ],
  [
    'FREQ=MONTHLY;COUNT=6;BYDAY=-2MO',
    '1997 Sep 22; Oct 20; Nov 17; Dec 22; 1998 Jan 19; Feb 16',
    '19970922T090000',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-3',
    '1997 Sep 28; Oct 29; Nov 28; Dec 29; 1998 Jan 29; Feb 26',
    '19970928T090000',
    '1998-02-28',
  ],
  ['FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15', '1997 Sep 2,15; Oct 2,15; Nov 2,15; Dec 2,15; 1998 Jan 2,15'],
  [
    'FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1',
    '1997 Sep 30; Oct 1,31; Nov 1,30; Dec 1,31; 1998 Jan 1,31; Feb 1',
    '19970930T090000',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15',
    '1997 Sep 10-15; 1999 Mar 10-13',
    '19970910T090000',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=2;BYDAY=TU',
    '1997 Sep 2,9,16,23,30; Nov 4,11,18,25; 1998 Jan 6,13,20,27; Mar 3,10,17,24,31',
    undefined,
    '1998-03-31',
  ],
  [
    'FREQ=YEARLY;COUNT=10;BYMONTH=6,7',
    '1997 Jun 10; Jul 10; 1998 Jun 10; Jul 10; 1999 Jun 10; Jul 10; 2000 Jun 10; Jul 10; 2001 Jun 10; Jul 10',
    '19970610T090000',
  ],
  [
    'FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3',
    '1997 Mar 10; 1999 Jan 10; Feb 10; Mar 10; 2001 Jan 10; Feb 10; Mar 10; 2003 Jan 10; Feb 10; Mar 10',
    '19970310T090000',
  ],
  [
    'FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200',
    '1997 Jan 1; Apr 10; Jul 19; 2000 Jan 1; Apr 9; Jul 18; 2003 Jan 1; Apr 10; Jul 19; 2006 Jan 1',
    '19970101T090000',
  ],
  ['FREQ=YEARLY;BYDAY=20MO', '1997 May 19; 1998 May 18; 1999 May 17', '19970519T090000', '1999-12-31'],
  [
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO',
    '1997 May 12; 1998 May 11; 1999 May 17',
    '19970512T090000',
    '1999-12-31',
  ],
  [
    'FREQ=YEARLY;BYMONTH=3;BYDAY=TH',
    '1997 Mar 13,20,27; 1998 Mar 5,12,19,26; 1999 Mar 4,11,18,25',
    '19970313T090000',
    '1999-12-31',
  ],
  [
    'FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8',
    '1997 Jun 5,12,19,26; Jul 3,10,17,24,31; Aug 7,14,21,28; 1998 Jun 4,11,18,25; Jul 2,9,16,23,30; Aug 6,13,20,27; 1999 Jun 3,10,17,24; Jul 1,8,15,22,29; Aug 5,12,19,26',
    '19970605T090000',
    '1999-12-31',
  ],
  // Its own start is no such Friday, and taken out by an EXDATE in the example.
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    '1997 Sep 2; 1998 Feb 13; Mar 13; Nov 13; 1999 Aug 13; 2000 Oct 13',
    undefined,
    '2000-12-31',
  ],
  [
    'FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13',
    '1997 Sep 13; Oct 11; Nov 8; Dec 13; 1998 Jan 10; Feb 7; Mar 7; Apr 11; May 9; Jun 13',
    '19970913T090000',
    '1998-06-30',
  ],
  [
    'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8',
    '1996 Nov 5; 2000 Nov 7; 2004 Nov 2',
    '19961105T090000',
    '2004-12-31',
  ],
  ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', '1997 Sep 4; Oct 7; Nov 6', '19970904T090000'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    '1997 Sep 29; Oct 30; Nov 27; Dec 30; 1998 Jan 29; Feb 26; Mar 30',
    '19970929T090000',
    '1998-03-31',
  ],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO', '1997 Aug 5,10,19,24', '19970805T090000'],
  ['FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU', '1997 Aug 5,17,19,31', '19970805T090000'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5',
    '2007 Jan 15,30; Feb 15; Mar 15,30',
    '20070115T090000',
    '2008-12-31',
  ],
]

/** Ours: where programs differ, or the end of a month or year bites. */
const FURTHER: typeof EXAMPLES = [
  ['FREQ=YEARLY', '2024 Feb 29; 2028 Feb 29; 2032 Feb 29', '20240229T090000', '2035-12-31'],
  [
    'FREQ=MONTHLY',
    '2026 Jan 31; Mar 31; May 31; Jul 31; Aug 31; Oct 31; Dec 31',
    '20260131T090000',
    '2027-01-30',
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026 Jan 31; Feb 28; Mar 31; Apr 30', '20260131T090000', '2026-04-30'],
  ['FREQ=YEARLY;BYYEARDAY=-1,366', '2024 Dec 31; 2025 Dec 31; 2026 Dec 31', '20241231T090000', '2026-12-31'],
  // The weekday comes from the start (3.3.10), other than with the programs that take the whole week.
  ['FREQ=YEARLY;BYWEEKNO=20', '1997 May 12; 1998 May 11; 1999 May 17', '19970512T090000', '1999-12-31'],
  [
    'FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO',
    '1996 Dec 30; 1997 Dec 29; 1999 Jan 4; 2000 Jan 3',
    '19961230T090000',
    '2000-12-20',
  ],
  [
    'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU',
    '2026 Jan 4; 2027 Jan 3; 2028 Jan 2; Dec 31',
    '20260104T090000',
    '2029-12-01',
  ],
  ['FREQ=YEARLY;BYWEEKNO=53;BYDAY=FR', '2027 Jan 1; 2032 Dec 31', '20270101T090000', '2034-12-31'],
  ['FREQ=YEARLY;BYMONTHDAY=1;COUNT=4', '2026 Nov 1; Dec 1; 2027 Jan 1; Feb 1', '20261101T090000'],
  ['FREQ=YEARLY;BYDAY=-1SU;COUNT=3', '2026 Dec 27; 2027 Dec 26; 2028 Dec 31', '20261227T090000'],
  ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH;COUNT=3', '2026 Nov 26; 2027 Nov 25; 2028 Nov 23', '20261126T090000'],
  ['FREQ=DAILY;BYDAY=SA,SU;COUNT=5', '2026 Nov 21,22,28,29; Dec 5', '20261121T090000'],
  ['FREQ=WEEKLY;BYDAY=MO;COUNT=3', '2026 Nov 21,23,30', '20261121T090000'],
  ['FREQ=WEEKLY;BYDAY=MO;BYMONTH=12', '2026 Dec 7,14,21,28', '20261207T090000', '2027-11-30'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1;COUNT=4',
    '2026 Dec 1,31; 2027 Jan 1,29',
    '20261201T090000',
  ],
  ['FREQ=MONTHLY;BYDAY=5SA', '2026 Oct 31; 2027 Jan 30; May 29; Jul 31', '20261031T090000', '2027-08-31'],
  ['FREQ=DAILY;UNTIL=20261120T130000Z', '', '20261121T090000', '2026-12-31'],
]

describe('the days of a rule', () => {
  it.each([...EXAMPLES, ...FURTHER])(
    '%s: %s',
    (rule, expected, start = '19970902T090000', to = '2040-12-31') => {
      const clock = `T${start.slice(9, 11)}:${start.slice(11, 13)}`
      expect(times(rule, start, to)).toEqual(expected === '' ? [] : days(expected).map((day) => day + clock))
    },
  )
})

describe('the times of a rule', () => {
  const everyTwentyMinutes = Array.from({ length: 24 }, (_, i) => {
    const minutes = 9 * 60 + i * 20
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  })

  it.each([
    ['FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z', ['09:00', '12:00', '15:00']],
    ['FREQ=MINUTELY;INTERVAL=15;COUNT=6', ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15']],
    ['FREQ=MINUTELY;INTERVAL=90;COUNT=4', ['09:00', '10:30', '12:00', '13:30']],
    ['FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40', everyTwentyMinutes],
    ['FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16', everyTwentyMinutes],
    ['FREQ=HOURLY;BYMINUTE=0,30;BYHOUR=9,10;BYSETPOS=-1', ['09:00', '09:30', '10:30']],
    ['FREQ=SECONDLY;INTERVAL=3600;COUNT=3', ['09:00', '10:00', '11:00']],
    ['FREQ=HOURLY;INTERVAL=25;COUNT=2', ['09:00']],
  ])('%s', (rule, expected) => {
    expect(times(rule, '19970902T090000', '1997-09-02')).toEqual(expected.map((time) => `1997-09-02T${time}`))
  })

  it('jumps over days, hours and minutes without losing its step', () => {
    expect(times('FREQ=HOURLY;INTERVAL=7;BYDAY=FR', '20261120T090000', '2026-12-04')).toEqual([
      '2026-11-20T09:00',
      '2026-11-20T16:00',
      '2026-11-20T23:00',
      '2026-11-27T02:00',
      '2026-11-27T09:00',
      '2026-11-27T16:00',
      '2026-11-27T23:00',
      '2026-12-04T02:00',
      '2026-12-04T09:00',
      '2026-12-04T16:00',
      '2026-12-04T23:00',
    ])
  })

  it('finds the same from a later day as from the start', () => {
    const local = dayNumberOf(2020, 1, 31) * DAY + 9 * 3600
    for (const text of [
      'YEARLY;BYDAY=20MO',
      'MONTHLY;INTERVAL=5;BYMONTHDAY=-1',
      'WEEKLY;INTERVAL=3;BYDAY=MO,SU',
      'DAILY;INTERVAL=11',
      'HOURLY;INTERVAL=1001',
      'MINUTELY;INTERVAL=70001',
    ]) {
      const rule = writtenRule(`FREQ=${text}`)
      const to = dayNumberOf(2030, 12, 31) * DAY
      const all = [...occurrences(rule, local, { from: local, to }, new Budget())]
      for (const from of [dayNumberOf(2020, 2, 1), dayNumberOf(2025, 6, 15), dayNumberOf(2030, 12, 1)].map(
        (day) => day * DAY,
      ))
        expect([...occurrences(rule, local, { from, to }, new Budget())]).toEqual(
          all.filter((time) => time >= from),
        )
    }
  })
})

describe('a rule that is none', () => {
  it.each([
    '',
    'COUNT=2',
    'FREQ=FORTNIGHTLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=-1',
    'FREQ=DAILY;COUNT=two',
    'FREQ=DAILY;UNTIL=2026-12-31',
    'FREQ=DAILY;UNTIL=',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYMONTHDAY=0',
    'FREQ=YEARLY;BYMONTH=13',
    'FREQ=YEARLY;BYMONTH=5L',
    'FREQ=YEARLY;BYMONTH=1,,2',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYDAY=0MO',
    'FREQ=MONTHLY;BYDAY=54MO',
    'FREQ=DAILY;BYEASTER=0',
    'FREQ=YEARLY;RSCALE=CHINESE',
    'FREQ=YEARLY;SKIP=FORWARD',
    'D1 #10',
  ])('%o', (rule) => expect(() => writtenRule(rule)).toThrow(/./))

  it.each([
    'freq=weekly;byday=mo, tu',
    'FREQ=DAILY;',
    'FREQ=DAILY;X-OWN=1',
    'FREQ=YEARLY;RSCALE=GREGORIAN;SKIP=OMIT',
  ])('%o is one', (rule) => expect(writtenRule(rule).interval).toBe(1))
})
