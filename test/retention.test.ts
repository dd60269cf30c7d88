import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FILE_TYPES } from '../src/domain/catalogue/tenants.ts'
import { clockInWords } from '../src/domain/public/retention.ts'
import { IMPERSONAL_TABLES, RETENTION } from '../src/domain/public/retention-table.ts'
import { JOB_NAMES } from '../src/server/kernel/jobs/names.ts'

const tables = readFileSync(join(import.meta.dirname, '../src/server/kernel/db/tables.gen.ts'), 'utf8')
  .split('export interface DB {')[1]
  ?.matchAll(/^ {2}(\w+): /gm)
  .map(([, name]) => name ?? '')
  .toArray()

const named = RETENTION.flatMap((datum) => datum.tables)

it('every table of the database is named in retention-table.ts, with how long and for what, or as impersonal', () => {
  expect(tables?.filter((table) => ![...named, ...IMPERSONAL_TABLES].includes(table))).toEqual([])
})

it('names no table twice, and none that isn’t there', () => {
  const all = [...named, ...IMPERSONAL_TABLES]
  expect(all.filter((table, at) => all.indexOf(table) !== at)).toEqual([])
  expect(all.filter((table) => !tables?.includes(table))).toEqual([])
})

// An identity document is looked at once for the identity, or kept with a request: each has its own clock.
it('every type of file is named once, but that of identity documents, which two kinds of data have', () => {
  const files = RETENTION.flatMap(({ files: types = [] }) => types)
  expect(files.toSorted()).toEqual([...FILE_TYPES, 'ID_DOCUMENT'].toSorted())
})

it('every job that forgets, erases or sweeps ends something that is named', () => {
  const ending = JOB_NAMES.filter((name) => /^(?:forget|erase|sweep|destroy)/.test(name))
  const jobs = RETENTION.flatMap(({ end }) => (end.by === 'job' ? end.jobs : []))
  expect(ending.filter((name) => !jobs.includes(name))).toEqual([])
  expect(jobs.filter((name) => !JOB_NAMES.some((job) => job === name))).toEqual([])
})

it.each(RETENTION.map((datum) => [datum.name, datum] as const))(
  '%s says what, why, how long and who sees it',
  (_, datum) => {
    const words = [datum.what, datum.purpose, datum.law, datum.seenBy, ...datum.clocks.map(clockInWords)]
    expect(words.filter((text) => text.trim().length < 6)).toEqual([])
    expect(datum.clocks.length).toBeGreaterThan(0)
    expect(datum.tables.length).toBeGreaterThan(0)
  },
)
