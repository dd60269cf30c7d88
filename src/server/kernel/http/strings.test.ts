import type * as FileSystem from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'

const read = vi.hoisted(() => ({ files: [] as string[] }))
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof FileSystem>()
  const readFile = (file: string, encoding: 'utf8') => {
    read.files.push(file)
    return fs.readFile(file, encoding)
  }
  return { ...fs, readFile }
})

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

test('the texts are read once, not for every call', async () => {
  const ask = () => t.send(null, { method: 'GET', url: '/api/strings.json' })
  const answers = [await ask(), await ask(), ...(await Promise.all([ask(), ask()]))]
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(Object.keys(answers[0]?.json<object>() ?? {})).toEqual(['en', 'de', 'fr'])
  const texts = read.files.filter((file) => /\.texts\.(en|de|fr)\.json$/.test(file))
  expect(texts).toContainEqual(expect.stringMatching(/home\.texts\.de\.json$/))
  expect(new Set(texts).size).toBe(texts.length)
})
