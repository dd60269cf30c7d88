import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORPUS, corpusFiles } from './corpus.ts'

const OWN = [
  'BEGIN:VCALENDAR\r\nPRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN\r\nCALSCALE:GREGORIAN\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nDTSTAMP:20261121T182000Z\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261224\r\nSUMMARY:Reserved\r\nUID:1418fb94e984-a@airbnb.com\r\nDESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/detai\r\n ls/HM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
  'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTIMEZONE\r\nTZID:W. Europe Standard Time\r\nBEGIN:STANDARD\r\nDTSTART:16010101T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10\r\nEND:STANDARD\r\nBEGIN:DAYLIGHT\r\nDTSTART:16010101T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nRRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3\r\nEND:DAYLIGHT\r\nEND:VTIMEZONE\r\nBEGIN:VEVENT\r\nRRULE:FREQ=MONTHLY;UNTIL=20271231T130000Z;INTERVAL=2;BYDAY=2TU,-1FR;BYSETPOS=1\r\nEXDATE;TZID=W. Europe Standard Time:20261208T140000\r\nRDATE;VALUE=PERIOD:20261210T140000Z/PT5H,20261212T140000Z/20261213T150000Z\r\nUID:040000008200E00074C5B7101A82E008\r\nDTSTART;TZID=W. Europe Standard Time:20261013T140000\r\nDTEND;TZID=W. Europe Standard Time:20261014T100000\r\nSEQUENCE:3\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:040000008200E00074C5B7101A82E008\r\nRECURRENCE-ID;RANGE=THISANDFUTURE;TZID=W. Europe Standard Time:20270209T140000\r\nDTSTART;TZID=W. Europe Standard Time:20270210T140000\r\nDURATION:P1DT2H\r\nSEQUENCE:4\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
]
const PIECES = [
  'BEGIN:VEVENT\r\n',
  'END:VEVENT\r\n',
  'BEGIN:VCALENDAR\r\n',
  'END:VCALENDAR\r\n',
  'BEGIN:VTIMEZONE\r\n',
  '\r\n ',
  '\r\n',
  '\n\n',
  '"',
  ':',
  ';',
  ',',
  '=',
  '\\',
  '/',
  'RRULE:FREQ=SECONDLY\r\n',
  'RRULE:FREQ=MINUTELY;INTERVAL=7\r\n',
  'RRULE:FREQ=YEARLY;BYMONTHDAY=31;BYMONTH=2\r\n',
  ';COUNT=999999999',
  ';INTERVAL=0',
  ';BYSETPOS=-366',
  '00000000',
  '99999999',
  '20261332',
  '-P1W',
  'P99999W',
  'T999999Z',
  '20240229',
  '+9999',
  'TZID=',
  'VALUE=DATE:',
  'VALUE=PERIOD:',
  'EXDATE:',
  'RDATE:20261201/P1D\r\n',
  '\u0000',
  '\uFEFF',
  '\u2028',
  'é',
  '😀',
  '\u00FF',
  'DTSTART:20261201\r\n',
  'DURATION:PT1S\r\n',
  'STATUS:CANCELLED\r\n',
  'SEQUENCE:-1\r\n',
  'RECURRENCE-ID:20261208T140000\r\n',
]

/** The files that are changed: those of the world, where they are there, and two of ours. */
export const originals: Buffer[] = [
  ...OWN.map((text) => Buffer.from(text)),
  ...corpusFiles.filter((file) => file.endsWith('.ics')).map((file) => readFileSync(join(CORPUS, file))),
]

/** The nth changed file; always the same one. */
export function mutated(n: number): Buffer {
  const random = randomOf(n)
  const pick = <T>(list: readonly T[]) => list[random(list.length)]
  let bytes = pick(originals) ?? Buffer.alloc(0)
  for (let changes = 1 + random(6); changes > 0; changes -= 1) {
    const at = random(bytes.length + 1)
    const to = Math.min(bytes.length, at + random(random(10) === 0 ? 2000 : 20))
    const [before, cut, after] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)]
    const ways = [
      () => [before, after],
      () => [before, cut, cut, after],
      () => [before, Buffer.from(pick(PIECES) ?? ''), after],
      () => [before, Buffer.from(pick(PIECES) ?? ''), cut, after],
      () => [before, Buffer.from(cut.map((byte) => byte ^ (1 << random(8)))), after],
      () => [before, cut.toReversed(), after],
      () => [before, ...Array.from({ length: random(200) }, () => cut), after],
      () => [before, (pick(originals) ?? cut).subarray(random(500), 500 + random(500)), after],
      () => [before],
    ]
    bytes = Buffer.concat((pick(ways) ?? (() => [before, after]))())
  }
  return bytes
}

/** A small generator of whole numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = (seed + 1) * 2_654_435_761
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % Math.max(1, below)
  }
}
