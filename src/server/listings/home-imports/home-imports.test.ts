import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, joinAsLimited } from '../../../../test/builders.ts'
import { countStatements } from '../../kernel/db/statements.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app, { group: { name: 'Torstraße 14' } })
})
afterAll(() => app.close())

const HEADS = 'Objekt;Objektnummer;Straße;Hausnr;PLZ;Ort;Land;Fläche;Etage;Miete;Kaution;Frei ab;Titel'
const FILE = [
  HEADS,
  'Linde 3;L-03;Lindenstr.;12;10969;Berlin;Deutschland;45,5;2;1.450 €;2900;01.03.2030;Hell',
  'Loft;;Rue de la Paix;4;75002;Paris;Frankreich;;;;;;',
  'Falsch;;Am Markt;1;123;Bonn;DE;;;;;;',
].join('\r\n')

interface Plan {
  problem: string | null
  missing: string[]
  textLanguage: string
  dayOrder: string
  isDayOrderSure: boolean
  columns: { head: string; field: string | null; samples: string[] }[]
  counts: { outcome: string; lines: number }[]
  lines: { line: number; outcome: string; name: string; wrong: string[] }[]
  seen: string
}

async function look(csv: string, more: object = {}, as: Browser = stage.landlord): Promise<Plan> {
  const { data, errors } = await app.graphql<{ plan: Plan } | null>(
    `query($file: HomesFileInput!) { plan: homesFileDryRun(file: $file) { problem missing textLanguage dayOrder
      isDayOrderSure columns { head field samples } counts { outcome lines } lines { line outcome name wrong } seen } }`,
    { file: { csv, country: 'DE', ...more } },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.plan
}

async function send(csv: string, seen: string, { key = randomUUID(), more = {}, as = stage.landlord } = {}) {
  const { data, errors } = await app.graphql<{
    done: {
      error: { name: string; reason: string | null; fields: object | null } | null
      added: number | null
    }
  } | null>(
    `mutation($file: HomesFileInput!, $seen: String!, $key: ID!) {
      done: importHomes(file: $file, seen: $seen, idempotencyKey: $key) { error { name reason fields } added } }`,
    { file: { csv, country: 'DE', ...more }, seen, key },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.done
}

const homes = () =>
  app.db
    .selectFrom('groups as home')
    .innerJoin('listings as unit', 'unit.group_id', 'home.id')
    .selectAll('unit')
    .selectAll('home')
    .select(['unit.id as listing_id'])
    .where('home.id', '!=', stage.groupId)
    .orderBy('home.name')
    .execute()

it('begins a listing for each home that can be read, as the wizard would, and says of others why not', async () => {
  const plan = await look(FILE)
  expect(plan).toMatchObject({
    problem: null,
    missing: [],
    textLanguage: 'en',
    counts: [
      { outcome: 'ADD', lines: 2 },
      { outcome: 'WRONG', lines: 1 },
    ],
    lines: [
      { line: 4, outcome: 'WRONG', name: 'Falsch', wrong: ['ZIP_CODE'] },
      { line: 2, outcome: 'ADD', name: 'Linde 3' },
      { line: 3, outcome: 'ADD', name: 'Loft' },
    ],
  })
  expect(await homes()).toEqual([])
  expect(await send(FILE, plan.seen)).toEqual({ error: null, added: 2 })

  const [contact] = await app.db
    .selectFrom('groups')
    .select('contact_person_id as id')
    .where('id', '=', stage.groupId)
    .execute()
  expect(await homes()).toMatchObject([
    {
      name: 'Linde 3',
      apartment_name: 'Linde 3',
      external_id: 'L-03',
      street: 'Lindenstr.',
      street_number: '12',
      zip_code: '10969',
      city: 'Berlin',
      country: 'DE',
      area: 45,
      floor: 2,
      price: 145_000,
      deposit: 290_000,
      currency: 'EUR',
      available_from: '2030-03-01',
      available_from_known: true,
      title: { en: 'Hell' },
      contract_name: 'GERMANY_PRIVATE',
      published: false,
      contact_person_id: contact?.id,
      landlord_id: stage.landlordId,
    },
    {
      name: 'Loft',
      country: 'FR',
      price: 0,
      area: 0,
      available_from: '2030-01-15',
      available_from_known: false,
      contract_name: 'FRANCE_SHORT_TERM_RENTAL',
    },
  ])
  const counts = app.db
    .selectFrom('group_counts')
    .select('group_id')
    .where('landlord_id', '=', stage.landlordId)
  expect(await counts.execute()).toHaveLength(3)
  const log = app.db.selectFrom('audit_log').select('data').where('action', '=', 'importHomes').orderBy('id')
  expect((await log.execute()).map(({ data }) => data)).toEqual([
    { city: 'Berlin', country: 'DE' },
    { city: 'Paris', country: 'FR' },
  ])
})

it('is done once: the same call is answered the same, and the same file finds its homes', async () => {
  const { seen } = await look(FILE)
  const key = randomUUID()
  expect(await send(FILE, seen, { key })).toMatchObject({ added: 2 })
  expect(await send(FILE, seen, { key })).toMatchObject({ added: 2 })
  expect(await send(FILE, seen)).toMatchObject({ error: { reason: 'CONSEQUENCES_CHANGED' }, added: null })
  const again = await look(FILE)
  expect(again.counts).toEqual([
    { outcome: 'SAME', lines: 2 },
    { outcome: 'WRONG', lines: 1 },
  ])
  expect(await send(FILE, again.seen)).toEqual({ error: null, added: 0 })
  expect(await homes()).toHaveLength(2)
})

it('sent twice at a time begins each home once', async () => {
  const { seen } = await look(FILE)
  const done = await Promise.all([send(FILE, seen), send(FILE, seen)])
  expect(new Set(done.map(({ added }) => added))).toEqual(new Set([2, null]))
  expect(await homes()).toHaveLength(2)
})

it('is understood as somebody says', async () => {
  const csv = 'a,b,c\nBerlin,03/04/2030,Sunny\n'
  expect(await look(csv)).toMatchObject({ problem: 'COLUMNS_MISSING', missing: ['CITY'] })
  const said = { fields: ['CITY', 'AVAILABLE_FROM', 'TITLE'], country: 'AT', textLanguage: 'es' }
  expect(await look(csv, said)).toMatchObject({ problem: null, dayOrder: 'DAY_FIRST', isDayOrderSure: false })
  const more = { ...said, dayOrder: 'MONTH_FIRST' }
  const { seen, isDayOrderSure } = await look(csv, more)
  expect(isDayOrderSure).toBe(true)
  expect(await send(csv, seen, { more: said })).toMatchObject({ error: { reason: 'CONSEQUENCES_CHANGED' } })
  expect(await send(csv, seen, { more })).toMatchObject({ added: 1 })
  expect(await homes()).toMatchObject([
    { city: 'Berlin', country: 'AT', available_from: '2030-03-04', title: { es: 'Sunny' } },
  ])
})

it.each([
  ['BROKEN', 'Ort\n"Berlin'],
  ['EMPTY', 'Ort\n'],
  ['TOO_MANY', `Ort\n${'Berlin\n'.repeat(1001)}`],
])('a file that is %s does nothing', async (problem, csv) => {
  const plan = await look(csv)
  expect(plan).toMatchObject({ problem, lines: [] })
  expect(await send(csv, plan.seen)).toMatchObject({ error: { name: 'ValidationError' }, added: null })
})

it('is not for somebody who sees single listings only, who would never see the new ones', async () => {
  const manager = await joinAsLimited(app, stage)
  await app.db.updateTable('team_members').set({ role: 'MANAGER' }).execute()
  const hidden = await createListing(app.db, stage.landlordId, { group: { name: 'Linde 3', city: 'Berlin' } })
  await app.db
    .updateTable('listings')
    .set({ external_id: 'L-03' })
    .where('group_id', '=', hidden.groupId)
    .execute()
  const { seen, counts } = await look(FILE, {}, manager)
  expect(counts).toContainEqual({ outcome: 'ADD', lines: 2 })
  expect(await send(FILE, seen, { as: manager })).toMatchObject({ error: { name: 'NotAllowedError' } })
  expect(await homes()).toMatchObject([{ id: hidden.groupId }])
})

it('takes as many statements for many homes as for one', async () => {
  const csv = (count: number) =>
    [
      HEADS,
      ...Array.from({ length: count }, (_, at) => `Haus ${at};;Am Markt;${at};10969;Berlin;DE;;;;;;`),
    ].join('\n')
  const measured = async (count: number) => {
    const { seen } = await look(csv(count))
    return countStatements(() => send(csv(count), seen))
  }
  const one = await measured(1)
  const many = await measured(200)
  expect([one.result.added, many.result.added]).toEqual([1, 199])
  expect(many.statements).toHaveLength(one.statements.length)
})
