import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentDrawer } from './page-content.ts'

const directory = mkdtempSync(join(tmpdir(), 'mezzo-content-'))
mkdirSync(join(directory, '.server'))
writeFileSync(
  join(directory, '.server/render-page.js'),
  'let times = 0; export const renderPage = async (url, { nonce }) => `${++times} ${url} ${nonce}`',
)
afterAll(() => rmSync(directory, { recursive: true }))

test('a page is drawn once, whatever somebody hangs on its address', async () => {
  const draw = contentDrawer(directory)
  const at = (url: string, nonce = 'a') => draw(url, { nonce })
  expect(await at('/en/search?city=Berlin&page=2')).toBe('1 /en/search?city=Berlin&page=2 a')
  expect(await at('/en/search?page=2&x=1&city=Berlin&utm_source=y', 'b')).toBe(
    '1 /en/search?city=Berlin&page=2 b',
  )
  expect(await at('/en/search?city=Berlin&page=3')).toBe('2 /en/search?city=Berlin&page=3 a')
  expect(await at('/en?anything=1')).toBe('3 /en a')
  expect(await at('/en?anything=2&__proto__=3')).toBe('3 /en a')
})
