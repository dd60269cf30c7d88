import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { guards } from './guards/all.ts'
import { WITHOUT_GUARD } from './guards/none.ts'
import { LIMITS } from '../../src/server/kernel/graphql/limits.ts'

const folder = join(import.meta.dirname, '../../docs')
const text = readFileSync(join(folder, 'security.md'), 'utf8')
const rows = [
  ...text.matchAll(/^\| (\d+\.\d+\.\d+)\s*\| ([12])\s*\| (.*?)\s*\| (.*?)\s*\| (.*?)\s*\| (.*?)\s*\|$/gm),
]

test('every file that docs/security.md names exists', () => {
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path)
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([])
})

test('it holds all requirements of levels 1 and 2, each once, with an honest word', () => {
  const numbers = rows.map(([, number]) => number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(rows.filter(([, , level]) => level === '1')).toHaveLength(70)
  expect(rows.filter(([, , level]) => level === '2')).toHaveLength(183)
  const statuses = new Set(rows.map(([, , , , status = '']) => status.replaceAll('*', '')))
  expect([...statuses].toSorted()).toEqual(['met', 'not applicable', 'open', 'partly'])
  expect(rows.filter(([, , , , , how]) => how === '')).toEqual([])
})

test('every requirement that is met has a guard that can be taken away, or says why there is none', () => {
  const guarded = new Set(guards.flatMap((guard) => guard.rows))
  const met = rows.filter(([, , , , status]) => status === 'met').map(([, number = '']) => number)
  expect(met.filter((number) => !guarded.has(number) && !WITHOUT_GUARD[number])).toEqual([])
  expect(Object.keys(WITHOUT_GUARD).filter((number) => guarded.has(number) || !met.includes(number))).toEqual(
    [],
  )
})

test('what a guard takes away stands in its file once, and its test is there', () => {
  const project = join(folder, '..')
  const stale = guards.filter(({ file, line, broken, test: path, name }) => {
    const times = readFileSync(join(project, file), 'utf8').split(line).length - 1
    return times !== 1 || line === broken || !existsSync(join(project, path)) || name.includes('\n')
  })
  expect(stale.map(({ rows: requirements, file, line }) => [requirements.join(' '), file, line])).toEqual([])
})

test('each row of a guard names the test that notices when it is taken away', () => {
  const testsOf = new Map(rows.map(([, number, , , , , tests = '']) => [number, tests]))
  const missing = guards.flatMap(({ rows: requirements, test: path }) =>
    requirements.filter((number) => !testsOf.get(number)?.includes(path)).map((number) => [number, path]),
  )
  expect(missing).toEqual([])
})

test('what is open or done in part stands in front, too', () => {
  const listed = [...text.matchAll(/^- (\d+\.\d+\.\d+): /gm)].map(([, number]) => number)
  const unfinished = rows
    .filter(([, , , , status = '']) => /open|partly/.test(status))
    .map(([, number]) => number)
  expect(listed).toEqual(unfinished)
})

test('its numbers are those of the code', () => {
  const figures = text.replaceAll(/(\d) (?=\d)/g, '$1')
  for (const limit of Object.values(LIMITS)) expect(figures).toMatch(new RegExp(`\\| ${limit}\\s+\\|`))
})
