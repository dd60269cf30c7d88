import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCY_CODES } from '../../../domain/catalogue/currencies.ts'
import { type ExistingUnit, planUnits } from '../../../domain/listings/unit-changes.ts'
import { readUnitsFile, unitsFile } from './units-file.ts'
import { parseDay } from '../../../domain/kernel/day.ts'

const today = parseDay('2026-11-21')

function unit(id: string, more: Partial<ExistingUnit> = {}) {
  return {
    id,
    externalId: `X-${id}`,
    apartmentName: `WE ${id}`,
    floor: 1,
    locationInBuilding: {},
    availableFrom: '2026-01-01',
    availableTo: null,
    price: null,
    published: true,
    ...more,
  }
}

const units = [unit('a'), unit('b', { externalId: null })]

describe('a file of units', () => {
  it('read again changes nothing', () => {
    const name = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${text.trim()}.`)
    const any = fc.record({
      externalId: fc.option(name),
      apartmentName: name,
      floor: fc.option(fc.integer({ min: -10, max: 200 })),
      locationInBuilding: fc.dictionary(fc.constantFrom('en', 'de'), name),
      availableTo: fc.option(fc.constant('2030-06-30')),
      price: fc.option(fc.integer({ min: 1, max: 900_000_000 })),
    })
    fc.assert(
      fc.property(
        fc.array(any, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(...CURRENCY_CODES),
        (given, currency) => {
          const existing = given.map((more, at) => unit(`id-${at}`, more))
          const read = readUnitsFile(unitsFile(existing, ['en', 'de'], currency), existing, currency)
          const plan = planUnits(existing, read.changes, today)
          expect([read.problems, read.ignoredColumns, plan.problems]).toEqual([[], [], []])
          expect([plan.unchanged, plan.changed, plan.added]).toEqual([existing.length, [], []])
        },
      ),
    )
  })

  it('is written with a byte order mark, its heads, and a line for each unit', () => {
    const written = [
      unit('a', { locationInBuilding: { en: 'left' }, availableTo: '2030-06-30', price: 120_050 }),
      { ...unit('b', { externalId: null, floor: null }), published: false },
    ]
    expect(unitsFile(written, ['en'], 'EUR')).toBe(
      '\uFEFFid,externalId,apartmentName,floor,locationInBuilding.en,availableFrom,availableTo,price,currency,published\r\n' +
        'a,X-a,WE a,1,left,2026-01-01,2030-06-30,1200.50,EUR,yes\r\n' +
        'b,,WE b,,,2026-01-01,,,EUR,no\r\n',
    )
  })

  it.each([
    ['nothing', '', 'csvEmpty'],
    ['heads alone', 'apartmentName\n', 'csvEmpty'],
    ['an open quotation mark', 'apartmentName\n"x\n', 'csvBroken'],
    ['more than 3 000 000 characters', 'x'.repeat(3_000_001), 'csvTooLong'],
  ])('is refused with %s', (_, text, problem) => {
    expect(readUnitsFile(text, units, 'EUR')).toEqual({
      changes: [],
      ignoredColumns: [],
      problems: [{ id: null, line: 0, field: null, text: problem }],
    })
  })

  it('may have blanks around its cells, and empty cells beyond its heads', () => {
    expect(readUnitsFile(' ID ;;availableTo; Miete \nA;;31.12.2027 ;900; ;\n', units, 'EUR')).toEqual({
      problems: [],
      ignoredColumns: ['Miete'],
      changes: [{ id: 'a', line: 2, values: { availableTo: '2027-12-31' } }],
    })
    const longest = `id\na\n${' '.repeat(3_000_000 - 5)}`
    expect(readUnitsFile(longest, units, 'EUR').problems).toEqual([])
  })

  it('names the line of a problem as the file counts it', () => {
    const text = 'id,apartmentName\r\n\r\na,"two\nlines"\r\nb,x,y\r\n'
    expect(readUnitsFile(text, units, 'EUR').problems).toMatchObject([{ line: 5, text: 'csvTooManyCells' }])
  })
})
