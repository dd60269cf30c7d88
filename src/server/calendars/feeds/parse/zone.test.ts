import { describe, expect, it } from 'vitest'
import { WINDOWS_ZONES } from '../../../../domain/catalogue/windows-zones.gen.ts'
import { dayNumberOf } from '../../../../domain/kernel/day-number.ts'
import { dayText } from '../../../../domain/kernel/day.ts'
import { DAY, instantText } from './civil.ts'
import { zoneNamed } from './zone.ts'
import { addDays, parseDay, partsOfDay } from '../../../../domain/kernel/day.ts'

const berlin = zoneNamed('Europe/Berlin')
const local = (month: number, day: number, hour: number, minute: number) =>
  dayNumberOf(2026, month, day) * DAY + hour * 3600 + minute * 60

describe('a zone', () => {
  it.each([
    ['in winter', local(1, 15, 12, 0), '2026-01-15T11:00:00Z'],
    ['in summer', local(7, 15, 12, 0), '2026-07-15T10:00:00Z'],
    ['before the gap', local(3, 29, 1, 59), '2026-03-29T00:59:00Z'],
    ['in the gap: by the offset before', local(3, 29, 2, 30), '2026-03-29T01:30:00Z'],
    ['after the gap', local(3, 29, 3, 0), '2026-03-29T01:00:00Z'],
    ['what comes twice: the first', local(10, 25, 2, 30), '2026-10-25T00:30:00Z'],
    ['after what comes twice', local(10, 25, 3, 0), '2026-10-25T02:00:00Z'],
  ])('%s', (_, time, expected) => expect(instantText(berlin?.toInstant(time) ?? 0)).toBe(expected))

  it('turns instants into local times and back, as Temporal does', () => {
    const zone = zoneNamed('America/St_Johns')
    for (
      let instant = dayNumberOf(2026, 1, 1) * DAY;
      instant < dayNumberOf(2027, 1, 1) * DAY;
      instant += 1801
    ) {
      const own = instantText(zone?.toLocal(instant) ?? 0).slice(0, 19)
      const time = Temporal.Instant.fromEpochMilliseconds(instant * 1000).toZonedDateTimeISO(
        'America/St_Johns',
      )
      expect(own).toBe(time.toPlainDateTime().toString({ smallestUnit: 'second' }))
    }
  })

  it.each([
    ['W. Europe Standard Time', 3600],
    ['w. europe standard time', 3600],
    ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', -10_800],
    ['europe/berlin', 3600],
    ['Mid-Atlantic Standard Time', -7200],
    ['Coordinated Universal Time', 0],
    ['Greenland Standard Time', -10_800],
    ['UTC', 0],
    ['GMT-0330', -12_600],
    ['UTC+5:30', 19_800],
    ['Etc/GMT+3', -10_800],
  ])('is known as %s', (name, offset) => expect(zoneNamed(name)?.toLocal(0)).toBe(offset))

  it.each(['', '/', '+01:00', '2026', 'Middle/Earth', 'x'.repeat(10_000)])('is not known as %o', (name) => {
    expect(zoneNamed(name)).toBeNull()
  })

  it('has every name of Windows', () => {
    const names = Object.keys(WINDOWS_ZONES)
    expect(names.length).toBeGreaterThan(130)
    expect(names.filter((name) => !zoneNamed(name))).toEqual([])
  })
})

describe('the number of a day', () => {
  it('is the one that Temporal counts, from the year 1 to 9999', () => {
    const first = parseDay('1970-01-01')
    for (let number = dayNumberOf(1, 1, 1); number <= dayNumberOf(9999, 12, 31); number += 97) {
      const day = addDays(first, number)
      expect([
        dayText(number),
        dayNumberOf(partsOfDay(day).year, partsOfDay(day).month, partsOfDay(day).day),
      ]).toEqual([day, number])
    }
  })
})
