import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentDrawer } from './page-content.ts'

const directory = mkdtempSync(join(tmpdir(), 'mezzo-content-'))
mkdirSync(join(directory, '.server'))
writeFileSync(
  join(directory, '.server/render-page.js'),
  'let times = 0; export const askBy = () => {}; export const renderPage = async (url, { origin }) => `${++times} ${url} ${origin}`',
)
afterAll(() => rmSync(directory, { recursive: true }))

test('a page is drawn once for the same data, whatever is appended to its address', async () => {
  const draw = contentDrawer(directory)
  const at = (url: string, origin = 'a') => draw(url, { origin })
  expect(await at('/en/search?city=Berlin&page=2')).toBe('1 /en/search?city=Berlin&page=2 a')
  expect(await at('/en/search?page=2&x=1&city=Berlin&utm_source=y')).toBe('1 /en/search?city=Berlin&page=2 a')
  expect(await at('/en/search?city=Berlin&page=2', 'b')).toBe('2 /en/search?city=Berlin&page=2 b')
  expect(await at('/en/search?city=Berlin&page=3')).toBe('3 /en/search?city=Berlin&page=3 a')
  expect(await at('/en?anything=1')).toBe('4 /en a')
  expect(await at('/en?anything=2&__proto__=3')).toBe('4 /en a')
})
