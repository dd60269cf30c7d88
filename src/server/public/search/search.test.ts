import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, given, offerOf } from '../../../../test/builders.ts'
import { countStatements } from '../../kernel/db/statements.ts'

interface Result {
  kind: string
  id: string
  name: string
  groupId: string
}

let t: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let waitingId: string
let bookingId: string
beforeAll(async () => {
  t = await buildTestApp()
  stage = await createStage(t, { unit: { external_id: 'BER-7' } })
  const id = await sendRequest(t, stage, '2030-02-01', '2030-04-30')
  await command(t, stage.landlord, 'acceptListingRequest', { id })
  await command(t, stage.tenant, 'confirmTenantInterest', { id })
  await t.runJobs()
  const offer = await offerOf(t.db, id)
  const sign = (browser: Browser, typedName: string) =>
    command(t, browser, 'signContract', {
      id: offer.id,
      input: { typedName, consent: true, documentSha256: offer.documentSha256 },
    })
  await sign(stage.landlord, 'Jana Keller')
  await sign(stage.tenant, 'Amélie Fournier')
  await t.runJobs()
  bookingId = (await t.db.selectFrom('bookings').select('id').executeTakeFirstOrThrow()).id
  waitingId = await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  const group = { name: 'Lindenhof', street: 'Lindenallee', street_number: '3' }
  await createListing(t.db, stage.landlordId, { units: 2, group, unit: { apartment_name: 'Unit 50%' } })
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
})
afterAll(() => t.close())

async function find(text: string, as: Browser = stage.landlord): Promise<Result[]> {
  const { data } = await t.graphql<{ search: Result[] }>(
    'query($text: String!) { search(text: $text) { kind id name groupId from to } }',
    { text },
    as,
  )
  return data.search
}

const kinds = (results: Result[]) => results.map(({ kind }) => kind)

test('finds listings by name, external id and address, groups and their units', async () => {
  expect(kinds(await find('torstr'))).toEqual(['LISTING'])
  expect((await find('ber-7'))[0]?.id).toBe(stage.unitIds[0])
  expect(kinds(await find('Linden'))).toEqual(['GROUP'])
  expect(kinds(await find('50%'))).toEqual(['LISTING', 'LISTING'])
  expect(await find('5_%')).toEqual([])
})

test('finds tenants with their requests and bookings, and invoices by number', async () => {
  const results = await find('fournier')
  expect(results.map(({ kind, id }) => [kind, id])).toEqual([
    ['REQUEST', waitingId],
    ['BOOKING', bookingId],
  ])
  expect(kinds(await find('amelie@mezzo.example'))).toEqual(['REQUEST', 'BOOKING'])
  const request = await t.db
    .selectFrom('listing_requests')
    .select('user_friendly_id as number')
    .where('id', '=', waitingId)
    .executeTakeFirstOrThrow()
  for (const part of [request.number, request.number.slice(2)])
    expect((await find(part)).map(({ id }) => id)).toContain(waitingId)
  const { number } = await t.db.selectFrom('invoices').select('number').executeTakeFirstOrThrow()
  expect((await find(given(number))).map(({ name }) => name)).toEqual([number])
  expect(await find(' f ')).toEqual([])
})

test('another landlord finds nothing of it, and who is no landlord may not ask', async () => {
  const other = await t.login('henrike@mezzo.example')
  for (const text of ['torstr', 'fournier', 'ber-7']) expect(await find(text, other)).toEqual([])
  const refused = await t.graphql('{ search(text: "torstr") { id } }', {}, stage.tenant)
  expect(refused.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})

test('limited members find requests by name, never by contact data, and neither bookings nor invoices', async () => {
  const now = Temporal.Now.instant()
  const member_id = await t.createUser({ email: 'mia@mezzo.example' })
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: stage.landlordId,
      member_id,
      email: 'mia@mezzo.example',
      role: 'LIMITED',
      group_ids: [stage.groupId],
      invited_at: now,
      expires_at: now.add({ hours: 24 }),
      accepted_at: now,
    })
    .execute()
  const mia = await t.login('mia@mezzo.example')
  expect(kinds(await find('fournier', mia))).toEqual(['REQUEST'])
  expect(await find('amelie@mezzo', mia)).toEqual([])
  expect(await find('linden', mia)).toEqual([])
  const { number } = await t.db.selectFrom('invoices').select('number').executeTakeFirstOrThrow()
  expect(await find(given(number), mia)).toEqual([])
})

test('takes one statement beside those of the session', async () => {
  const { statements } = await countStatements(() => find('fournier'))
  const own = statements.filter((statement) => statement.includes('union all'))
  expect(own).toHaveLength(1)
  expect(given(own[0])).toContain('landlord_id')
  expect(statements).toHaveLength(2)
})
