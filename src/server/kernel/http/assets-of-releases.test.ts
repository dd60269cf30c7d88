import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { findLaid, layAssets } from './assets-of-releases.ts'

const scratch = mkdtempSync(join(tmpdir(), 'mezzo-assets-'))
const shared = join(scratch, 'shared')
const first = Date.parse('2026-11-01')
const days = (count: number) => first + count * 24 * 60 * 60 * 1000

beforeEach(() => {
  rmSync(shared, { recursive: true, force: true })
})
afterAll(() => {
  rmSync(scratch, { recursive: true })
})

function makeBuild(name: string): string {
  const build = join(scratch, name)
  mkdirSync(join(build, 'assets'), { recursive: true })
  for (const file of [`${name}-1.js`, 'same-2.js', 'same-2.js.br', 'same-2.js.gz.7.part'])
    writeFileSync(join(build, 'assets', file), name)
  return build
}

test('files of every build that was laid are found, of the newest one first, and no others', async () => {
  expect(await findLaid(shared, 'assets/one-1.js')).toBe(null)
  await layAssets(makeBuild('one'), shared, days(0))
  await layAssets(makeBuild('two'), shared, days(1))
  expect(await findLaid(shared, 'assets/one-1.js')).toContain(shared)
  expect(await findLaid(shared, 'assets/same-2.js')).toBe(await findLaid(shared, 'assets/two-1.js'))
  expect(await findLaid(shared, 'assets/three-1.js')).toBe(null)
  expect(await findLaid(shared, 'assets/same-2.js.gz.7.part')).toBe(null)
})

test.each(['assets/../../x.js', 'assets/..', '../one/assets/one-1.js', 'assets/a/one-1.js', ''])(
  'nothing is found at %s',
  async (path) => {
    await layAssets(makeBuild('one'), shared, days(0))
    expect(await findLaid(shared, path)).toBe(null)
  },
)

test('processes that lay the same build at once leave one whole copy', async () => {
  const build = makeBuild('one')
  await Promise.all([1, 2, 3].map(() => layAssets(build, shared, days(0))))
  expect(readdirSync(shared)).toHaveLength(1)
  writeFileSync(join(build, 'assets/one-1.js.br'), '')
  await layAssets(build, shared, days(0))
  expect(readdirSync(shared)).toHaveLength(1)
})

test('a build goes a month after it was followed, however long it had been the newest', async () => {
  const [one, two] = [makeBuild('one'), makeBuild('two')]
  await layAssets(one, shared, days(0))
  await layAssets(two, shared, days(300))
  expect(await findLaid(shared, 'assets/one-1.js')).not.toBe(null)
  await layAssets(two, shared, days(331))
  // Each start lays anew; what counts is the first time.
  await layAssets(makeBuild('three'), shared, days(332))
  expect(await findLaid(shared, 'assets/one-1.js')).toBe(null)
  expect(await findLaid(shared, 'assets/two-1.js')).not.toBe(null)
})

test('a release that comes back is the newest again', async () => {
  const [one, two] = [makeBuild('one'), makeBuild('two')]
  await layAssets(one, shared, days(0))
  await layAssets(two, shared, days(40))
  await layAssets(one, shared, days(41))
  await layAssets(makeBuild('three'), shared, days(60))
  for (const name of ['one', 'two', 'three'])
    expect(await findLaid(shared, `assets/${name}-1.js`)).not.toBe(null)
})
