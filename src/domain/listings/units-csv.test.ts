import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planUnits, type ExistingUnit } from './unit-changes.ts'
import { readUnitsCsv, unitsCsv } from './units-csv.ts'

const today = Temporal.PlainDate.from('2026-11-21')

function unit(id: string, more: Partial<ExistingUnit> = {}) {
  return {
    id,
    externalId: `X-${id}`,
    apartmentName: `WE ${id}`,
    floor: 1,
    locationInBuilding: {},
    availableFrom: '2026-01-01',
    availableTo: null,
    published: true,
    ...more,
  }
}

const units = [unit('a'), unit('b', { externalId: null }), unit('c')]

describe('a file of units', () => {
  it('read again changes nothing', () => {
    const name = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `${text.trim()}.`)
    const any = fc.record({
      externalId: fc.option(name),
      apartmentName: name,
      floor: fc.option(fc.integer({ min: -10, max: 200 })),
      locationInBuilding: fc.dictionary(fc.constantFrom('en', 'de'), name),
      availableTo: fc.option(fc.constant('2030-06-30')),
    })
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 8 }), (given) => {
        const existing = given.map((more, at) => unit(`id-${at}`, more))
        const read = readUnitsCsv(unitsCsv(existing, ['en', 'de']), existing)
        const plan = planUnits(existing, read.changes, today)
        expect([read.problems, read.ignoredColumns, plan.problems]).toEqual([[], [], []])
        expect([plan.unchanged, plan.changed, plan.added]).toEqual([existing.length, [], []])
      }),
    )
  })

  it('finds units by id, by number, then by name; others are new ones', () => {
    const text = 'externalId;apartmentName;floor\nX-a;Renamed;2\n;WE b;3\nX-new;WE new;4\n;WE c;\n'
    const { changes, problems } = readUnitsCsv(text, units)
    expect(problems).toEqual([])
    expect(changes.map(({ id, line, values }) => [id, line, values])).toEqual([
      ['a', 2, { externalId: 'X-a', apartmentName: 'Renamed', floor: 2 }],
      ['b', 3, { externalId: null, apartmentName: 'WE b', floor: 3 }],
      [null, 4, { externalId: 'X-new', apartmentName: 'WE new', floor: 4 }],
      ['c', 5, { externalId: null, apartmentName: 'WE c', floor: null }],
    ])
  })

  it('reads days as spreadsheets write them, and refuses those that are not clear', () => {
    const text = 'apartmentName;availableFrom;availableTo\nWE a;1.2.2027;31.12.2027\nWE b;;12/11/2027\n'
    const { changes } = readUnitsCsv(text, units)
    expect(changes.map(({ values }) => values)).toEqual([
      { apartmentName: 'WE a', availableFrom: '2027-02-01', availableTo: '2027-12-31' },
      { apartmentName: 'WE b', availableTo: '12/11/2027' },
    ])
    expect(planUnits(units, changes, today).problems).toEqual([
      { id: 'b', line: 3, field: 'availableTo', text: 'availableTo' },
    ])
  })

  it.each([
    ['nothing', '', 0, 'csvEmpty'],
    ['heads alone', 'apartmentName\n', 0, 'csvEmpty'],
    ['lines that name no unit', 'floor\n1\n', 0, 'csvNoName'],
    ['a column twice', 'apartmentName,apartmentname\nx,y\n', 0, 'csvDoubleColumn'],
    ['an open quotation mark', 'apartmentName\n"x\n', 0, 'csvBroken'],
    ['a cell without a head', 'apartmentName\nx,y\n', 2, 'csvTooManyCells'],
    ['more than 3 000 000 characters', 'x'.repeat(3_000_001), 0, 'csvTooLong'],
  ])('refuses %s', (_, text, line, problem) => {
    expect(readUnitsCsv(text, units).problems).toEqual([{ id: null, line, field: null, text: problem }])
  })

  it('names columns that are nobody’s, and the unit that several could be', () => {
    const doubled = [...units, unit('d', { apartmentName: 'WE b', externalId: null })]
    const read = readUnitsCsv('apartmentName,Miete,published\nWE b,900,no\n', doubled)
    expect(read.ignoredColumns).toEqual(['Miete'])
    expect(read.problems).toEqual([{ id: null, line: 2, field: null, text: 'ambiguous' }])
  })

  it('is written with its heads, in the order of the units', () => {
    const written = [
      unit('a', { locationInBuilding: { en: 'left' }, availableTo: '2030-06-30' }),
      { ...unit('b', { externalId: null, floor: null }), published: false },
    ]
    expect(unitsCsv(written, ['en'])).toBe(
      '\uFEFFid,externalId,apartmentName,floor,locationInBuilding.en,availableFrom,availableTo,published\r\n' +
        'a,X-a,WE a,1,left,2026-01-01,2030-06-30,yes\r\n' +
        'b,,WE b,,,2026-01-01,,no\r\n',
    )
  })

  it.each([
    ['id\na\n', 'a'],
    ['externalId\nX-a\n', 'a'],
    ['apartmentName\nWE a\n', 'a'],
    [' ID ,floor\nA,1\n', 'a'],
    ['id,apartmentName\nc,WE a\n', 'c'],
    ['externalId,apartmentName\nX-c,WE a\n', 'c'],
    ['externalId,apartmentName\nnone,WE a\n', 'a'],
    ['externalId\nnone\n', null],
  ])('%j is of the unit %s', (text, id) => {
    expect(readUnitsCsv(text, units)).toMatchObject({ problems: [], changes: [{ id, line: 2 }] })
  })

  it('reads whole numbers of floors, places in the building and nothing more', () => {
    const read = (head: string, cell: string) =>
      readUnitsCsv(`id;${head}\na;${cell}\n`, units).changes.map(({ values }) => values)
    expect(read('floor', '-2')).toEqual([{ floor: -2 }])
    expect(read('floor', '1.5')).toEqual([{ floor: '1.5' }])
    expect(read('floor', 'x1')).toEqual([{ floor: 'x1' }])
    expect(read('floor', '1x')).toEqual([{ floor: '1x' }])
    expect(read('floor', '')).toEqual([{ floor: null }])
    expect(read('locationInBuilding.de', 'links')).toEqual([{ locationInBuilding: { de: 'links' } }])
    expect(read('locationInBuilding.de', '')).toEqual([{ locationInBuilding: { de: '' } }])
    expect(read('availableTo', '')).toEqual([{ availableTo: null }])
    expect(read('availableTo', '31.12.2027 ')).toEqual([{ availableTo: '2027-12-31' }])
    expect(read('availableTo', 'x31.12.2027')).toEqual([{ availableTo: 'x31.12.2027' }])
    expect(read('availableTo', '31.12.20277')).toEqual([{ availableTo: '31.12.20277' }])
    expect(read('externalId', '31.12.2027')).toEqual([{ externalId: '31.12.2027' }])
    expect(read('apartmentName', '1.1.2027')).toEqual([{ apartmentName: '1.1.2027' }])
    expect(read('availableFrom', '')).toEqual([{}])
  })

  it('changes nothing where it is refused, and takes empty cells beyond its heads', () => {
    expect(readUnitsCsv('', units)).toMatchObject({ changes: [], ignoredColumns: [] })
    expect(readUnitsCsv('id,, Miete \na,,900, ,\n', units)).toMatchObject({
      problems: [],
      ignoredColumns: ['Miete'],
      changes: [{ id: 'a', values: {} }],
    })
    const longest = `id\na\n${' '.repeat(3_000_000 - 5)}`
    expect(readUnitsCsv(longest, units).problems).toEqual([])
  })
})
