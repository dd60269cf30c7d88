import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FILE_TYPES } from '../src/domain/catalogue/tenants.ts'
import { jobsOfEnd } from '../src/domain/public/retention/ends.ts'
import { RETENTION } from '../src/domain/public/retention/table.ts'
import { IMPERSONAL_TABLES } from '../src/domain/public/retention/unnamed.ts'
import { JOB_NAMES } from '../src/server/kernel/jobs/names.ts'

const tables = readFileSync(join(import.meta.dirname, '../src/server/kernel/db/tables.gen.ts'), 'utf8')
  .split('export interface DB {')[1]
  ?.matchAll(/^ {2}(\w+): /gm)
  .map(([, name]) => name ?? '')
  .toArray()

const named = RETENTION.flatMap((datum) => Object.keys(datum.tables))

it('every table of the database is in the retention table, or named as impersonal', () => {
  expect(tables?.filter((table) => ![...named, ...IMPERSONAL_TABLES].includes(table))).toEqual([])
})

it('names no table that isn’t there, and none both ways', () => {
  expect([...named, ...IMPERSONAL_TABLES].filter((table) => !tables?.includes(table))).toEqual([])
  expect(IMPERSONAL_TABLES.filter((table) => named.includes(table))).toEqual([])
})

// Of a home that was let, the address is kept for the tax office when the rest goes; whoever writes for a landlord is
// named in messages that are the landlord's.
it('only homes and messages are of two kinds', () => {
  expect(named.filter((table, at) => named.indexOf(table) !== at)).toEqual(['messages', 'groups'])
})

// An identity document is looked at once for the identity, or kept with a request: each has its own clock.
it('every type of file is named once, but that of identity documents, which two kinds of data have', () => {
  const files = RETENTION.flatMap(({ files: types = [] }) => types)
  expect(files.toSorted()).toEqual([...FILE_TYPES, 'ID_DOCUMENT'].toSorted())
})

it('every job that forgets, erases or sweeps ends something that is named', () => {
  const ending = JOB_NAMES.filter((name) => /^(?:forget|erase|sweep|destroy)/.test(name))
  const jobs = RETENTION.flatMap((datum) => jobsOfEnd(datum))
  expect(ending.filter((name) => !jobs.includes(name))).toEqual([])
  expect(jobs.filter((name) => !JOB_NAMES.some((job) => job === name))).toEqual([])
})

it('every kind has a name of its own, a law, a clock and a place', () => {
  const keys = RETENTION.map(({ key }) => key)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  for (const { key, laws, clocks, tables: places } of RETENTION)
    expect([key, laws.length > 0, clocks.length > 0, Object.keys(places).length > 0]).toEqual([
      key,
      true,
      true,
      true,
    ])
})

it('only what the law wants outlives an account, for years that are counted from somewhere', () => {
  const kept = RETENTION.flatMap(({ key, laws, clocks, tables: places }) =>
    Object.entries(places)
      .filter(([, { of }]) => Object.values(of).includes('keep'))
      .map(([table, { since }]) => ({ key, table, laws, clocks, since })),
  )
  // The proof of an erasure has no years; accounts of the ledger last as long as what is booked on them.
  const years = kept.filter(({ key, table }) => key !== 'deletionWishes' && table !== 'ledger_accounts')
  expect(years.filter(({ since }) => !since)).toEqual([])
  expect(
    years.filter(({ clocks }) => clocks.some((one) => !('unit' in one && one.unit === 'years'))),
  ).toEqual([])
  const duties = ['duty', 'tax', 'commercial', 'platforms']
  expect(years.filter(({ laws }) => !laws.some((law) => duties.includes(law)))).toEqual([])
})
