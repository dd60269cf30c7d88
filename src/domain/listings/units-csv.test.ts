import { describe, expect, it } from 'vitest'
import { type ExistingUnit, planUnits } from './unit-changes.ts'
import { readUnitLines, unitLines } from './units-csv.ts'
import { parseDay } from '../kernel/day.ts'

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

const units = [unit('a'), unit('b', { externalId: null }), unit('c')]

/** Lines as they come from a file; cells are cut at semicolons. */
function lines(...texts: string[]) {
  return texts.map((text, at) => ({ number: at + 1, cells: text.split(';') }))
}

describe('the lines of a file of units', () => {
  it('find units by id, by number, then by name; others are new ones', () => {
    const texts = ['externalId;apartmentName;floor', 'X-a;Renamed;2', ';WE b;3', 'X-new;WE new;4', ';WE c;']
    const { changes, problems } = readUnitLines(lines(...texts), units, 'EUR')
    expect(problems).toEqual([])
    expect(changes.map(({ id, line, values }) => [id, line, values])).toEqual([
      ['a', 2, { externalId: 'X-a', apartmentName: 'Renamed', floor: 2 }],
      ['b', 3, { externalId: null, apartmentName: 'WE b', floor: 3 }],
      [null, 4, { externalId: 'X-new', apartmentName: 'WE new', floor: 4 }],
      ['c', 5, { externalId: null, apartmentName: 'WE c', floor: null }],
    ])
  })

  it('have days as spreadsheets write them, and those that are not clear are refused', () => {
    const texts = ['apartmentName;availableFrom;availableTo', 'WE a;1.2.2027;31.12.2027', 'WE b;;12/11/2027']
    const { changes } = readUnitLines(lines(...texts), units, 'EUR')
    expect(changes.map(({ values }) => values)).toEqual([
      { apartmentName: 'WE a', availableFrom: '2027-02-01', availableTo: '2027-12-31' },
      { apartmentName: 'WE b', availableTo: '12/11/2027' },
    ])
    expect(planUnits(units, changes, today).problems).toEqual([
      { id: 'b', line: 3, field: 'availableTo', text: 'availableTo' },
    ])
  })

  it.each([
    ['none', [], 0, 'csvEmpty'],
    ['heads alone', ['apartmentName'], 0, 'csvEmpty'],
    ['lines that name no unit', ['floor', '1'], 0, 'csvNoName'],
    ['a column twice', ['apartmentName;apartmentname', 'x;y'], 0, 'csvDoubleColumn'],
    ['a cell without a head', ['apartmentName', 'x;y'], 2, 'csvTooManyCells'],
  ])('are refused: %s', (_, texts, line, problem) => {
    expect(readUnitLines(lines(...texts), units, 'EUR')).toEqual({
      changes: [],
      ignoredColumns: [],
      problems: [{ id: null, line, field: null, text: problem }],
    })
  })

  it('name columns that are nobody’s, and the unit that several could be', () => {
    const doubled = [...units, unit('d', { apartmentName: 'WE b', externalId: null })]
    const read = readUnitLines(lines('apartmentName;Miete;published', 'WE b;900;no'), doubled, 'EUR')
    expect(read.ignoredColumns).toEqual(['Miete'])
    expect(read.problems).toEqual([{ id: null, line: 2, field: null, text: 'ambiguous' }])
  })

  it('are written with their heads, in the order of the units', () => {
    const written = [
      unit('a', { locationInBuilding: { en: 'left' }, availableTo: '2030-06-30', price: 120_050 }),
      { ...unit('b', { externalId: null, floor: null }), published: false },
    ]
    const heads = ['id', 'externalId', 'apartmentName', 'floor', 'locationInBuilding.en']
    expect(unitLines(written, ['en'], 'EUR')).toEqual([
      [...heads, 'availableFrom', 'availableTo', 'price', 'currency', 'published'],
      ['a', 'X-a', 'WE a', 1, 'left', '2026-01-01', '2030-06-30', '1200.50', 'EUR', 'yes'],
      ['b', '', 'WE b', '', '', '2026-01-01', '', '', 'EUR', 'no'],
    ])
  })

  it.each([
    [['id', 'a'], 'a'],
    [['externalId', 'X-a'], 'a'],
    [['apartmentName', 'WE a'], 'a'],
    [['ID;floor', 'A;1'], 'a'],
    [['id;apartmentName', 'c;WE a'], 'c'],
    [['externalId;apartmentName', 'X-c;WE a'], 'c'],
    [['externalId;apartmentName', 'none;WE a'], 'a'],
    [['externalId', 'none'], null],
  ])('%j are of the unit %s', (texts, id) => {
    expect(readUnitLines(lines(...texts), units, 'EUR')).toMatchObject({
      problems: [],
      changes: [{ id, line: 2 }],
    })
  })

  it('have whole numbers of floors, places in the building and nothing more', () => {
    const read = (head: string, cell: string) =>
      readUnitLines(lines(`id;${head}`, `a;${cell}`), units, 'EUR').changes.map(({ values }) => values)
    expect(read('floor', '-2')).toEqual([{ floor: -2 }])
    expect(read('floor', '1.5')).toEqual([{ floor: '1.5' }])
    expect(read('floor', 'x1')).toEqual([{ floor: 'x1' }])
    expect(read('floor', '1x')).toEqual([{ floor: '1x' }])
    expect(read('floor', '')).toEqual([{ floor: null }])
    expect(read('locationInBuilding.de', 'links')).toEqual([{ locationInBuilding: { de: 'links' } }])
    expect(read('locationInBuilding.de', '')).toEqual([{ locationInBuilding: { de: '' } }])
    expect(read('availableTo', '')).toEqual([{ availableTo: null }])
    expect(read('availableTo', '31.12.2027')).toEqual([{ availableTo: '2027-12-31' }])
    expect(read('availableTo', 'x31.12.2027')).toEqual([{ availableTo: 'x31.12.2027' }])
    expect(read('availableTo', '31.12.20277')).toEqual([{ availableTo: '31.12.20277' }])
    expect(read('externalId', '31.12.2027')).toEqual([{ externalId: '31.12.2027' }])
    expect(read('apartmentName', '1.1.2027')).toEqual([{ apartmentName: '1.1.2027' }])
    expect(read('availableFrom', '')).toEqual([{}])
  })

  it.each([
    ['', 'EUR', null],
    ['1200.50', 'EUR', 120_050],
    ['1.200,50', 'EUR', 120_050],
    ['1200', 'EUR', 120_000],
    ['1.200', 'EUR', 120_000],
    ['0', 'EUR', 0],
    ['1200', 'JPY', 1200],
    ['a lot', 'EUR', 'a lot'],
    ['-5', 'EUR', '-5'],
  ])('have the rent of a unit alone: "%s" in %s', (cell, currency, price) => {
    const { changes } = readUnitLines(lines('id;price', `a;${cell}`), units, currency)
    expect(changes.map(({ values }) => values)).toEqual([{ price }])
  })

  it('may name the currency of the rents, but no other one', () => {
    const texts = ['id;price;currency', 'a;1200;eur', 'b;1200;', 'c;1200;CHF']
    const { changes, problems } = readUnitLines(lines(...texts), units, 'EUR')
    expect(changes).toEqual([
      { id: 'a', line: 2, values: { price: 120_000 } },
      { id: 'b', line: 3, values: { price: 120_000 } },
    ])
    expect(problems).toEqual([{ id: 'c', line: 4, field: 'currency', text: 'otherCurrency' }])
  })

  it('may have empty cells beyond their heads', () => {
    expect(readUnitLines(lines('id;;Miete', 'a;;900;;'), units, 'EUR')).toMatchObject({
      problems: [],
      ignoredColumns: ['Miete'],
      changes: [{ id: 'a', values: {} }],
    })
  })
})
