import { describe, expect, it } from 'vitest'
import {
  bulkEdit,
  canBeEmptied,
  cellChange,
  chunksOf,
  countFilled,
  EDITED_FIELDS,
  matchingUnits,
  undoOf,
} from './unit-edits.ts'

const unit = {
  _id: 'a',
  externalId: null,
  apartmentName: 'WE 1',
  floor: 2,
  locationInBuilding: { en: 'Left' },
  availableFrom: '2026-01-01',
  availableTo: null,
  price: null,
  currency: 'EUR',
}

describe('editing a cell', () => {
  it.each([
    ['floor', '2', null],
    ['floor', '', { floor: null }],
    ['floor', '-1', { floor: -1 }],
    ['floor', 'EG', undefined],
    ['apartmentName', ' ', undefined],
    ['externalId', 'B 7 ', { externalId: 'B 7' }],
    ['locationInBuilding', 'Links', { locationInBuilding: { de: 'Links' } }],
    ['availableTo', '2027-06-30', { availableTo: '2027-06-30' }],
    ['price', '1.250,50', { price: 125_050 }],
    ['price', '1250.5', { price: 125_050 }],
    ['price', '12 Euro', undefined],
    ['price', '1250,50', { price: 125_050 }],
    ['price', '0', undefined],
  ] as const)('%s to %j asks for %j', (field, text, values) => {
    const change = cellChange(unit, field, text, 'de')
    expect(change && change.values).toEqual(values)
    expect(change?.expected).toEqual(change ? { [field]: unit[field] } : undefined)
  })
})

describe('editing many', () => {
  const units = ['a', 'b', 'c'].map((_id) => ({ ...unit, _id }))

  it('gives all the same floor, and names by their number', () => {
    expect(bulkEdit(units, 'floor', '4', 'en')?.map(({ values }) => values)).toEqual(
      units.map(() => ({ floor: 4 })),
    )
    expect(bulkEdit(units, 'apartmentName', 'N ##', 'en')?.map(({ values }) => values)).toEqual([
      { apartmentName: 'N 01' },
      { apartmentName: 'N 02' },
      { apartmentName: 'N 03' },
    ])
    expect(bulkEdit(units, 'externalId', null, 'en')?.[0]?.values).toEqual({ externalId: null })
    expect(bulkEdit(units, 'floor', 'EG', 'en')).toBeUndefined()
  })

  it('erases nothing unless emptying is asked for, and never a name or a first day', () => {
    for (const field of EDITED_FIELDS) {
      for (const text of ['', '  ']) expect(bulkEdit(units, field, text, 'en')).toBeUndefined()
      expect(bulkEdit(units, field, null, 'en') !== undefined).toBe(canBeEmptied(field))
    }
    expect(EDITED_FIELDS.filter((field) => !canBeEmptied(field))).toEqual(['apartmentName', 'availableFrom'])
  })

  it('counts who would lose something', () => {
    const some = [...units, { ...unit, _id: 'd', floor: null, locationInBuilding: { de: 'Links' } }]
    expect(countFilled(some, 'floor', 'en')).toBe(3)
    expect(countFilled(some, 'locationInBuilding', 'en')).toBe(3)
    expect(countFilled(some, 'externalId', 'en')).toBe(0)
  })

  it('goes in parts, but names and what was confirmed go at once', () => {
    const many = Array.from({ length: 250 }, (_, at) => ({ listingId: String(at), values: { floor: 1 } }))
    expect(chunksOf(many, false).map((part) => part.length)).toEqual([100, 100, 50])
    expect(chunksOf(many, true)).toHaveLength(1)
    const named = many.map((one) => ({ ...one, values: { apartmentName: 'x' } }))
    expect(chunksOf(named, false)).toHaveLength(1)
  })

  it('is taken back with what was there before, if it still is what was done', () => {
    const done = [
      {
        id: 'a',
        changes: [
          { field: 'floor' as const, before: null, after: 3 },
          {
            field: 'locationInBuilding' as const,
            before: { en: 'Left' },
            after: { en: 'Left', de: 'Links' },
          },
        ],
      },
    ]
    expect(undoOf(done)).toEqual([
      {
        listingId: 'a',
        values: { floor: null, locationInBuilding: { en: 'Left', de: '' } },
        expected: { floor: 3, locationInBuilding: { en: 'Left', de: 'Links' } },
      },
    ])
  })
})

it('units are found by name, number and place', () => {
  const units = [unit, { ...unit, externalId: 'B-7' }, { ...unit, locationInBuilding: { de: 'Hinterhaus' } }]
  expect(matchingUnits(units, 'b-7')).toHaveLength(1)
  expect(matchingUnits(units, 'hinter')).toHaveLength(1)
  expect(matchingUnits(units, ' ')).toHaveLength(3)
})
