import { describe, expect, it } from 'vitest'
import { type ExistingUnit, leavesOut, planUnits, type UnitChange } from './unit-changes.ts'
import { parseDay } from '../kernel/day.ts'

const today = parseDay('2026-11-21')

function unit(id: string, more: Partial<ExistingUnit> = {}): ExistingUnit {
  return {
    id,
    externalId: `X-${id}`,
    apartmentName: `WE ${id}`,
    floor: 1,
    locationInBuilding: { en: 'Left' },
    availableFrom: '2026-01-01',
    availableTo: null,
    price: null,
    ...more,
  }
}

function change(
  id: string | null,
  values: Record<string, unknown>,
  more: Partial<UnitChange> = {},
): UnitChange {
  return { id, line: 0, values, ...more }
}

const units = [unit('a'), unit('b'), unit('c')]

describe('planning changes of units', () => {
  it('tells what changes, what stays and what was not named', () => {
    const plan = planUnits(
      units,
      [change('a', { floor: 2, apartmentName: 'WE a' }), change('b', { floor: 1 })],
      today,
    )
    expect(plan).toMatchObject({ added: [], unchanged: 1, untouched: 1, problems: [] })
    expect(plan.changed).toHaveLength(1)
    expect(plan.changed[0]?.changes).toEqual([{ field: 'floor', before: 1, after: 2 }])
  })

  it('puts texts over those of other languages, and an empty one takes its language away', () => {
    const plan = planUnits(
      units,
      [
        change('a', { locationInBuilding: { de: ' Links ' } }),
        change('b', { locationInBuilding: { en: '' } }),
      ],
      today,
    )
    expect(plan.changed.map(({ values }) => values.locationInBuilding)).toEqual([
      { en: 'Left', de: 'Links' },
      {},
    ])
  })

  it('refuses texts that can’t be stored, and keeps a place from before it had a limit', () => {
    const wrong = [
      change('a', { apartmentName: 'a\0' }),
      change('b', { externalId: '\ud800' }),
      change('c', { locationInBuilding: { de: '\0' } }),
    ]
    expect(planUnits(units, wrong, today).problems.map(({ field }) => field)).toEqual([
      'apartmentName',
      'externalId',
      'locationInBuilding',
    ])
    const long = { en: 'x'.repeat(500) }
    const plan = planUnits(
      [unit('a', { locationInBuilding: long })],
      [change('a', { locationInBuilding: long, floor: 3 })],
      today,
    )
    expect([plan.problems, plan.changed.map(({ changes }) => changes.map(({ field }) => field))]).toEqual([
      [],
      [['floor']],
    ])
  })

  it('adds a unit with what it says, free from today', () => {
    const { added } = planUnits(units, [change(null, { apartmentName: 'WE d' })], today)
    expect(added[0]?.values).toEqual({
      externalId: null,
      apartmentName: 'WE d',
      floor: null,
      locationInBuilding: {},
      availableFrom: '2026-11-21',
      availableTo: null,
      price: null,
    })
  })

  it.each<[string, UnitChange, string | null, string]>([
    ['a unit of another group', change('z', {}), null, 'unknown'],
    ['a field that is nobody’s', change('a', { deposit: 1 }), 'deposit', 'unknownField'],
    ['a rent of nothing', change('a', { price: 0 }), 'price', 'price'],
    ['an empty name', change('a', { apartmentName: '  ' }), 'apartmentName', 'apartmentName'],
    ['no name for a new unit', change(null, { floor: 1 }), 'apartmentName', 'nameMissing'],
    ['half a floor', change('a', { floor: 1.5 }), 'floor', 'floor'],
    ['a floor in words', change('a', { floor: 'EG' }), 'floor', 'floor'],
    [
      'a language of no listing',
      change('a', { locationInBuilding: { xx: '?' } }),
      'locationInBuilding',
      'locationInBuilding',
    ],
    ['a day that is none', change('a', { availableFrom: '2026-02-30' }), 'availableFrom', 'availableFrom'],
    ['an end before its beginning', change('a', { availableTo: '2025-12-31' }), 'availableTo', 'window'],
    ['the name of another unit', change('a', { apartmentName: 'WE b' }), 'apartmentName', 'double'],
    [
      'the number of another unit',
      change(null, { apartmentName: 'New', externalId: 'X-c' }),
      'externalId',
      'double',
    ],
    [
      'a value that somebody changed meanwhile',
      change('a', { floor: 3 }, { expected: { floor: 7 } }),
      'floor',
      'changedElsewhere',
    ],
  ])('refuses %s', (_, wrong, field, text) => {
    const plan = planUnits(units, [wrong], today)
    expect(plan.problems).toEqual([{ id: wrong.id, line: 0, field, text }])
  })

  it('refuses a unit that is named twice, and a group of more than a thousand', () => {
    const twice = planUnits(units, [change('a', { floor: 2 }), change('a', { floor: 3 })], today)
    expect(twice.problems.map(({ text }) => text)).toEqual(['twice'])
    const many = Array.from({ length: 998 }, (__, at) => change(null, { apartmentName: `New ${at}` }))
    expect(planUnits(units, many, today).problems.map(({ text }) => text)).toEqual(['tooMany'])
    expect(planUnits(units, many.slice(1), today).problems).toEqual([])
  })

  it('lets two units exchange their names, and leaves doubles alone that were there before', () => {
    const exchanged = [change('a', { apartmentName: 'WE b' }), change('b', { apartmentName: 'WE a' })]
    expect(planUnits(units, exchanged, today).problems).toEqual([])
    const doubled = [unit('a'), unit('b', { apartmentName: 'WE a', externalId: 'X-a' })]
    expect(planUnits(doubled, [change('a', { floor: 9 })], today).problems).toEqual([])
  })
})

describe('a window of days', () => {
  const open = { availableFrom: '2026-01-01', availableTo: null }
  const stay = { from: '2026-03-01', to: '2026-08-31' }
  it.each([
    [{ availableFrom: '2026-03-01', availableTo: '2026-08-31' }, false],
    [{ availableFrom: '2026-03-02', availableTo: null }, true],
    [{ availableFrom: '2026-01-01', availableTo: '2026-08-30' }, true],
  ])('of %j leaves out a stay: %s', (after, does) => {
    expect(leavesOut(open, after, stay)).toBe(does)
  })

  it('that left a stay out before may stay as it is', () => {
    const late = { availableFrom: '2026-05-01', availableTo: null }
    expect(leavesOut(late, { availableFrom: '2026-04-01', availableTo: null }, stay)).toBe(false)
  })
})
