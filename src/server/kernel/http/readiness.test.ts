import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { scratchFolder } from '../../../../test/scratch-folder.ts'
import { createReadiness } from './readiness.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const lookAt = (dataDir: string, stopping = false) => {
  const config = { ...t.services.config, dataDir, storage: { kind: 'disk' as const } }
  return createReadiness({ ...t.services, config }, { stopping })
}

test('a process that has all it needs is ready', async () => {
  const checks = await lookAt(scratchFolder())()
  expect(checks.filter(({ ok }) => !ok)).toEqual([])
  expect(checks.map(({ name }) => name)).toEqual(['process', 'erasures', 'database', 'migrations', 'disk'])
})

test('a folder of files that is gone is told, and fails no look', async () => {
  const failed = (await lookAt(join(scratchFolder(), 'nowhere'))()).filter(({ ok }) => !ok)
  expect(failed).toMatchObject([{ name: 'disk', problem: expect.stringContaining('ENOENT') }])
})

test('whoever stops says that alone, at once', async () => {
  const failed = (await lookAt(scratchFolder(), true)()).filter(({ ok }) => !ok)
  expect(failed).toMatchObject([{ name: 'process', problem: 'stopping' }])
})
