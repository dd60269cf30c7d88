import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellsBy } from '../../../../test/csv-cells.ts'
import { readCsv, writeCsv } from './csv.ts'

describe('a file of separated values', () => {
  it.each([
    ['commas', 'a,b\r\n1,"x, ""y"""\r\n', ['1', 'x, "y"']],
    ['semicolons and a mark', '\uFEFFa;b\n1;"x\ny"', ['1', 'x\ny']],
    ['semicolons and commas in its texts', 'a;b\n1;x, y, z\n2;x, y, z\n', ['2', 'x, y, z']],
    ['a quoted head that has the other separators', '"a;\t;",b\n1,2\n', ['1', '2']],
    ['tabs', 'a\tb\n\n1\t2\n', ['1', '2']],
    ['an empty last cell', 'a,b\n1,', ['1', '']],
    ['both ends of lines, and quotation marks at both', 'a,b\r\n"1","2"\n"3","4"\r\n', ['3', '4']],
    ['quotation marks inside of texts', 'a,b\n1,5" x', ['1', '5" x']],
  ])('with %s is read', (_, text, cells) => {
    expect(readCsv(text)?.at(-1)?.cells).toEqual(cells)
  })

  it('knows the lines of the file, over cells of several lines and empty ones', () => {
    expect(readCsv('a\n"x\ny"\n\nz')?.map(({ number }) => number)).toEqual([1, 2, 5])
    expect(readCsv('a\r\n"x\r\ny"\r\n \r\nz')?.map(({ number }) => number)).toEqual([1, 2, 5])
  })

  it.each(['a,b\n1,"x', 'a,b\n1,"x"y\n', 'a,b\n"1"",x\n'])('%j is broken', (text) => {
    expect(readCsv(text)).toBeNull()
  })

  it('without lines has none', () => {
    expect([readCsv(''), readCsv('\uFEFF'), readCsv('\n , \n')]).toEqual([[], [], []])
    expect(writeCsv([])).toBe('')
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
    expect(writeCsv([[value]])).toBe(`${cell}\r\n`)
  })

  const sign = fc.constantFrom(...'=+-@＝\t\r\n\'",; aé0😀')
  const text = fc.string({ unit: sign, maxLength: 14 })

  it('gives every text back', () => {
    fc.assert(
      fc.property(text, (any) => {
        const given = any.trim().replaceAll('\r', '')
        expect(readCsv(writeCsv([[given, 'end']]))?.[0]?.cells).toEqual([given, 'end'])
      }),
      { numRuns: 2_000 },
    )
  })

  it('is no formula, and begins none, whatever separates the cells', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = writeCsv([['first', ...cells]])
        for (const separator of [',', ';', '\t']) {
          const rows = cellsBy(separator, line)
          expect(rows.filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([])
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('of a million blanks and signs is read in the time of its length', () => {
    const long = `x${'\n;\t '.repeat(250_000)}=1`
    expect(readCsv(writeCsv([['end', long]]))?.[0]?.cells).toEqual(['end', long])
  })
})
