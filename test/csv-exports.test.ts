import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from './app.ts'
import { cellsBy } from './csv-cells.ts'
import { type CsvExport, hostileExports } from './csv-exports.ts'

let app: TestApp
let files: CsvExport[]
beforeAll(async () => {
  app = await buildTestApp()
  files = await hostileExports(app)
})
afterAll(() => app.close())

// `npm run check:spreadsheets` opens the same files in a real program.
describe.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('where lists are separated by %s', (_, separator) => {
  it('no cell of any export is a formula', () => {
    expect(files.length).toBeGreaterThan(3)
    for (const { name, content } of files) {
      const cells = cellsBy(separator, content)
      expect([name, cells.filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))]).toEqual([name, []])
      expect(content).toMatch(/'[=+]1\+1/)
    }
  })
})
