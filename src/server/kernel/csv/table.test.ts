import { expect, it } from 'vitest'
import { CSV_MAX_LENGTH } from '../../../domain/kernel/constants.ts'
import { columnsOfTable, readTable } from './table.ts'

it.each([
  ['TOO_LONG', 'x'.repeat(CSV_MAX_LENGTH + 1)],
  ['BROKEN', 'a,b\n"1,2'],
  ['BROKEN', `${'a,'.repeat(200)}\n1\n`],
  [null, `${'a,'.repeat(199)}\n1\n`],
  ['EMPTY', 'a,b\n'],
  ['EMPTY', ''],
  ['TOO_MANY', 'a\n1\n2\n3\n4\n'],
  [null, 'a\n1\n2\n3\n'],
])('a table of three lines at most is %s', (problem, csv) => {
  expect(readTable(csv, null, 3).problem).toBe(problem)
})

it('shows three values of each column, and says what it is', () => {
  const table = readTable('a;b\n1;\n2;\n3;x\n4;\n', null, 9)
  if (table.problem) throw new Error(table.problem)
  expect(table.separator).toBe(';')
  expect(columnsOfTable(table.head, table.rows, ['FROM'])).toEqual([
    { head: 'a', samples: ['1', '2', '3'], field: 'FROM' },
    { head: 'b', samples: ['x'], field: null },
  ])
})
