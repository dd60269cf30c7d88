import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, parseDay } from '../../../domain/kernel/day.ts'
import { buildTestApp, type Browser, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { countStatements } from '../../kernel/db/statements.ts'

interface Answered {
  topic: string
  from: string | null
  to: string | null
  names: string
  total: number
  answers: {
    kind: string
    homeName: string
    tenantName: string | null
    from: string | null
    to: string | null
    amount: number | null
    dueOn: string | null
    bookingId: string | null
  }[]
}

let t: TestApp
let stage: Awaited<ReturnType<typeof createStage>>
let bookingId: string
let waitingId: string
/** The 1,500 € flat, booked in May 2030; six units at 900 € in Hamburg, and a home in another currency. */
beforeAll(async () => {
  t = await buildTestApp()
  stage = await createStage(t, { unit: { external_id: 'BER-23' } })
  bookingId = await bookStay(t, stage, '2030-05-10', '2030-07-31')
  await t.runJobs()
  waitingId = await sendRequest(t, stage, '2031-02-01', '2031-04-30')
  const { unitIds } = await createListing(t.db, stage.landlordId, {
    units: 6,
    group: { name: 'Lindenhof', street: 'Lindenstraße', street_number: '3', city: 'Hamburg', price: 90_000 },
  })
  await t.db
    .insertInto('blocks')
    .values({
      listing_id: given(unitIds[1]),
      group_id: given(await groupOf(given(unitIds[1]))),
      landlord_id: stage.landlordId,
      days: '[2030-05-31,2030-06-03)',
      source: 'own',
      reason: 'OTHER',
    })
    .execute()
  await t.db
    .updateTable('listings')
    .set({ available_to: parseDay('2030-05-30') })
    .where('id', '=', given(unitIds[2]))
    .execute()
  await createListing(t.db, stage.landlordId, {
    group: { name: 'Seefeld', street: 'Seefeldstrasse', city: 'Zürich', price: 140_000, currency: 'CHF' },
  })
  await t.createUser({ email: 'henrike@mezzo.example', landlord: true })
})
afterAll(() => t.close())

async function groupOf(listingId: string) {
  const row = await t.db
    .selectFrom('listings')
    .select('group_id')
    .where('id', '=', listingId)
    .executeTakeFirst()
  return row?.group_id
}

async function ask(text: string, as: Browser = stage.landlord, first?: number): Promise<Answered | null> {
  const { data, errors } = await t.graphql<{ answeredQuestion: Answered | null }>(
    `query($text: String!, $first: Int) { answeredQuestion(text: $text, first: $first) { topic from to names total
      answers { kind homeName tenantName from to amount dueOn bookingId } } }`,
    { text, first },
    as,
  )
  expect(errors).toBeUndefined()
  return data.answeredQuestion
}

const asked = async (text: string, as?: Browser) => given(await ask(text, as))
const homes = async (text: string) => (await asked(text)).answers.map(({ homeName }) => homeName)
const unit = (place: number) => `Torstraße 14 / ${place}`

test.each(['free in may 2030 under 1500', 'frei im mai 2030 unter 1500', 'libre en mai 2030 moins de 1500'])(
  '%o finds homes that nothing takes on any of those days, the cheapest first',
  async (text) => {
    // Booked, blocked on the last day, and let until the day before: three are not.
    expect(await homes(text)).toEqual(['Seefeld', unit(1), unit(4), unit(5), unit(6)])
  },
)

test('a price in a currency is for homes of that currency, and each limit holds', async () => {
  expect(await homes('free may 2030 under 1500 €')).toEqual([unit(1), unit(4), unit(5), unit(6)])
  expect(await homes('free june 2030 over 899.99 € max 900')).not.toContain(unit(2))
  expect(await homes('free may 2030 under 899')).toEqual([])
  expect(await homes('over 1499')).toEqual(['Torstraße 14'])
})

test('places and names narrow, whole numbers are whole, and the first have the number of all', async () => {
  expect(await homes('free may 2030 zurich')).toEqual(['Seefeld'])
  expect(await homes('frei mai 2030 lindenstrasse 3')).toHaveLength(4)
  expect(await homes('frei mai 2030 lindenstrasse 33')).toEqual([])
  const first = given(await ask('free may 2030 hamburg', stage.landlord, 2))
  expect([first.answers.length, first.total]).toEqual([2, 4])
})

test.each([
  ['Überlingen', ['überlingen', 'Uberlingen', 'ÜBERLINGEN']],
  ['Dvořák', ['dvorak', 'Dvořák', 'DVOŘÁK']],
  ['Weißenhof', ['weissenhof', 'Weißenhof', 'WEISSENHOF']],
  ['Żoliborz Łódź', ['zoliborz łodz', 'żoliborz łódź']],
  ['E\u0301tretat', ['étretat', 'etretat']],
])('a home called %s is found however its accents are typed', async (name, typed) => {
  const { unitIds } = await createListing(t.db, stage.landlordId, { group: { name } })
  for (const word of typed) expect(await homes(`frei mai 2030 ${word}`)).toEqual([name])
  const group = given(await groupOf(given(unitIds[0])))
  await t.db.updateTable('groups').set({ deleted_at: t.services.now() }).where('id', '=', group).execute()
})

test.each(['who lives in 23 2030-06', 'wer wohnt in 23 2030-06', 'qui habite au 23 2030-06'])(
  '%o is answered with the tenant and the last day',
  async (text) => {
    expect((await asked(text)).answers).toEqual([
      expect.objectContaining({
        kind: 'STAY',
        homeName: 'Torstraße 14',
        tenantName: 'Amélie Fournier',
        from: '2030-05-10',
        to: '2030-07-31',
        bookingId,
      }),
    ])
  },
)

test('where nobody lives it says so, and until when', async () => {
  const { answers } = await asked('who lives in 23 in april 2030')
  expect(answers).toEqual([expect.objectContaining({ kind: 'NOBODY', tenantName: null, to: '2030-05-09' })])
})

test('a home and a month alone tell what takes its days', async () => {
  expect((await asked('may 2030 ber-23')).answers.map(({ kind }) => kind)).toEqual(['STAY'])
  const blocked = await asked('may 2030 lindenhof 2')
  expect(blocked.answers[0]).toMatchObject({ kind: 'BLOCK', homeName: unit(2), from: '2030-05-31' })
  expect((await asked('april 2030 lindenhof 2')).answers[0]).toMatchObject({ kind: 'FREE', to: '2030-05-30' })
  expect((await asked('may 2030 lindenhof 3')).answers[0]).toMatchObject({ kind: 'NOBODY' })
  expect(await ask('jan keller')).toBeNull()
})

test('arrivals, departures and open requests lie in the days', async () => {
  const ids = async (text: string) => (await asked(text)).answers.map((answer) => answer.bookingId)
  expect(await ids('arrivals may 2030')).toEqual([bookingId])
  expect(await ids('auszüge mai 2030')).toEqual([])
  expect(await ids('départs 31.7.2030')).toEqual([bookingId])
  expect((await asked('requests march 2031')).answers.map(({ kind }) => kind)).toEqual(['REQUEST'])
  expect((await asked('anfragen mai 2031')).answers).toEqual([])
  await t.db
    .updateTable('listing_requests')
    .set({ landlord_status: 'OTHER' })
    .where('id', '=', waitingId)
    .execute()
  expect((await asked('requests march 2031')).answers).toEqual([])
  await t.db
    .updateTable('listing_requests')
    .set({ landlord_status: 'OPEN' })
    .where('id', '=', waitingId)
    .execute()
})

test.each(['unpaid', 'unbezahlt', 'impayé'])(
  '%o finds rents that are late and open invoices',
  async (text) => {
    const today = dayOf(t.services.now())
    const [late] = await t.db
      .selectFrom('rents')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .orderBy('position')
      .execute()
    const rent = given(late)
    const kinds = async () => (await asked(text)).answers.map(({ kind, amount }) => [kind, amount])
    const invoice = await t.db
      .selectFrom('invoices')
      .selectAll()
      .where('booking_id', '=', bookingId)
      .executeTakeFirstOrThrow()
    expect(await kinds()).toEqual([['INVOICE', invoice.amount]])
    const change = (values: object) =>
      t.db.updateTable('rents').set(values).where('id', '=', rent.id).execute()
    await change({ due_on: today, received_amount: 100, received_on: today })
    expect(await kinds()).toContainEqual(['RENT', rent.amount - 100])
    expect((await asked(`${text} hamburg`)).answers).toEqual([])
    const open = (rent.amount - 100) / 100
    const ofRent = async (limit: string) =>
      (await asked(`${text} ${limit}`)).answers.filter(({ kind }) => kind === 'RENT').length
    expect([await ofRent(`>=${open} €`), await ofRent(`>=${open + 0.01} €`)]).toEqual([1, 0])
    expect([await ofRent(`<=${open}`), await ofRent(`<=${open - 0.01}`)]).toEqual([1, 0])
    expect(await ofRent(`>=${open} chf`)).toBe(0)
    await change({ received_amount: rent.amount, received_on: today })
    expect(await kinds()).toEqual([['INVOICE', invoice.amount]])
    await change({ due_on: rent.due_on, received_amount: 0, received_on: null })
    await t.db
      .updateTable('invoices')
      .set({ written_off_at: t.services.now() })
      .where('id', '=', invoice.id)
      .execute()
    expect(await kinds()).toEqual([])
    await t.db.updateTable('invoices').set({ written_off_at: null }).where('id', '=', invoice.id).execute()
  },
)

test('another landlord gets nothing of it, and who is no landlord may not ask', async () => {
  const other = await t.login('henrike@mezzo.example')
  for (const text of ['free may 2030', 'mieter', 'unpaid', 'arrivals may 2030', 'requests', 'under 9999'])
    expect((await asked(text, other)).answers).toEqual([])
  expect(await ask('may 2030 23', other)).toBeNull()
  const refused = await t.graphql('{ answeredQuestion(text: "unpaid") { total } }', {}, stage.tenant)
  expect(refused.errors?.[0]?.extensions?.name).toBe('NotAllowedError')
})

test('people with limited access hear of the requests of their listings, and of nothing else', async () => {
  const lena = await joinAsLimited(t, stage)
  expect((await asked('requests', lena)).answers).toMatchObject([{ kind: 'REQUEST', amount: null }])
  expect((await asked('requests amelie@mezzo', lena)).answers).toEqual([])
  for (const text of ['free may 2030', 'who lives in 23', 'unpaid', 'may 2030 23', 'arrivals', 'under 9999'])
    expect(await ask(text, lena)).toBeNull()
})

test.each(['free in may', 'who lives in 23', 'tenants', 'unpaid', 'requests', 'arrivals', 'under 900'])(
  '%o takes one statement beside that of the session',
  async (text) => {
    const { statements } = await countStatements(() => ask(text))
    expect(statements).toHaveLength(2)
  },
)

test.each(['', 'Torstraße 14', '%_\\', "' or 1=1 --"])('%o is no question and asks nothing', async (text) => {
  const { statements } = await countStatements(async () => expect(await ask(text)).toBeNull())
  expect(statements).toHaveLength(1)
})

const hostile = [
  "x' or 1=1 --",
  'x\\m(',
  '[xq-',
  'xq*{99999}',
  '$1::int',
  '%xyz_',
  "'; drop table users; --",
  'x\u0000y',
]
const topics = [
  'free',
  'over 1',
  'who lives in',
  'may',
  'tenants',
  'arrivals',
  'auszüge',
  'unpaid',
  'requests',
]
test.each(topics)('signs that mean something elsewhere harm nothing after %s', async (topic) => {
  for (const text of hostile) {
    const { statements } = await countStatements(async () => {
      // Nothing is called so.
      expect((await ask(`${topic} ${text}`))?.answers ?? []).toEqual([])
    })
    expect(statements).toHaveLength(2)
  }
  expect(await ask(`${topic} ${'free '.repeat(40)}`)).not.toBeUndefined()
})
