import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsBy } from '../../../test/csv-cells.ts'
import { cellOf, csvLine, readCsv, textOfCell } from './csv.ts'

describe('a file of separated values', () => {
  it.each([
    ['commas', 'a,b\r\n1,"x, ""y"""\r\n', ['1', 'x, "y"']],
    ['semicolons and a mark', '\uFEFFa;b\n1;"x\ny"', ['1', 'x\ny']],
    ['tabs', 'a\tb\n\n1\t2\n', ['1', '2']],
    ['an empty last cell', 'a,b\n1,', ['1', '']],
  ])('with %s is read', (_, text, cells) => {
    expect(readCsv(text).lines.at(-1)?.cells).toEqual(cells)
    expect(readCsv(text).isBroken).toBe(false)
  })

  it('knows the lines of the file, over cells of several lines and empty ones', () => {
    expect(readCsv('a\n"x\ny"\n\nz').lines.map(({ number }) => number)).toEqual([1, 2, 5])
  })

  it('that ends inside quotes is broken', () => {
    expect(readCsv('a,b\n1,"x').isBroken).toBe(true)
  })
})

describe('a cell', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', '"\'\t\'=1"'],
    ['  =1', "'  =1"],
    ['\r=1', '"\'\r\'=1"'],
    ['a "b", c', '"a ""b"", c"'],
    ['two\nlines', '"two\nlines"'],
    ['Müller', 'Müller'],
    [-12.5, '-12.5'],
    ['call;=1+1', '"call;\'=1+1"'],
    ['call\n- later', '"call\n\'- later"'],
    ['call\t "=1', '"call\t\' ""=1"'],
    ['a-b; c=d', '"a-b; c=d"'],
  ])('of %j is %j', (value, cell) => {
    expect(cellOf(value)).toBe(cell)
  })

  const sign = fc.constantFrom(...'=+-@＝\t\r\n\'",; aé0😀')
  const text = fc.string({ unit: sign, maxLength: 14 })

  it('gives every text back', () => {
    fc.assert(
      fc.property(text, (any) => {
        const given = any.trim().replaceAll('\r', '')
        const [line] = readCsv(`${cellOf(given)},end`).lines
        expect(textOfCell(line?.cells[0] ?? '')).toBe(given)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is no formula, and begins none, whatever separates the cells', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = csvLine(['first', ...cells])
        for (const separator of [',', ';', '\t']) {
          const rows = cellsBy(separator, line)
          expect(rows.filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([])
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('of a million blanks and signs is read in the time of its length', () => {
    const long = '\n;\t '.repeat(250_000)
    const [line] = readCsv(`end,${cellOf(`x${long}=1`)}`).lines
    expect(textOfCell(line?.cells[1] ?? '')).toBe(`x${long}=1`)
  })
})
