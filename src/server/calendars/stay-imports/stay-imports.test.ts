import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createStage, given, joinAsLimited } from '../../../../test/builders.ts'
import { bookStay, sendRequest } from '../../../../test/request-commands.ts'
import { countStatements } from '../../kernel/db/statements.ts'
import { forgetCalendarGuests } from '../feeds/forget-actions.ts'

type Stage = Awaited<ReturnType<typeof createStage>>

let app: TestApp
let stage: Stage
let unit: string
beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  await app.reset()
  app.setNow('2030-01-15T09:00:00Z')
  stage = await createStage(app, { group: { name: 'Torstraße 14' }, unit: { apartment_name: 'WE 01' } })
  unit = given(stage.unitIds[0])
})
afterAll(() => app.close())

interface Plan {
  problem: string | null
  missing: string[]
  platform: string
  separator: string
  dayOrder: string
  isDayOrderSure: boolean
  lastDay: string
  isRemembered: boolean
  columns: { head: string; samples: string[]; field: string | null }[]
  unitNames: { name: string; listingId: string | null; isOpen: boolean }[]
  lines: { line: number; outcome: string; guest: string; from: string | null; to: string | null }[]
  declined: { wouldBeDeclined: boolean }[]
  seen: string
}

async function planOf(csv: string, more: object = {}, as: Browser = stage.landlord): Promise<Plan> {
  const { data, errors } = await app.graphql<{ plan: Plan } | null>(
    `query($file: StaysFileInput!) { plan: staysFileDryRun(file: $file) { problem missing platform separator dayOrder
      isDayOrderSure lastDay isRemembered columns { head samples field } unitNames { name listingId isOpen }
      lines { line outcome guest from to } declined { wouldBeDeclined } seen } }`,
    { file: { csv, ...more } },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.plan
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  import: { _id: string; added: number; changed: number; freed: number } | null
}

async function send(file: object, seen: string, key = randomUUID(), as = stage.landlord): Promise<Answer> {
  const { data, errors } = await app.graphql<{ done: Answer } | null>(
    `mutation($file: StaysFileInput!, $seen: String!, $key: ID!) {
      done: importStays(file: $file, seen: $seen, idempotencyKey: $key) {
        error { name reason fields } import { _id added changed freed } } }`,
    { file, seen, key },
    as,
  )
  if (!data) throw new Error(errors?.[0]?.message)
  return data.done
}

/** Looks at a file and imports it. */
async function importFile(csv: string, more: object = {}) {
  const { seen } = await planOf(csv, more)
  return given((await send({ csv, ...more }, seen)).import)
}

async function undo(importId: string, as: Browser = stage.landlord) {
  const { data } = await app.graphql<{
    done: { error: { name: string } | null; undone: { undone: number; kept: number } | null }
  }>(
    `mutation($importId: ID!, $key: ID!) { done: undoStaysImport(importId: $importId, idempotencyKey: $key) {
      error { name } undone { undone kept } } }`,
    { importId, key: randomUUID() },
    as,
  )
  return data.done
}

async function blocks() {
  const rows = await app.db
    .selectFrom('blocks')
    .select(['days', 'note', 'source', 'reason'])
    .orderBy('days')
    .execute()
  return rows.map(({ days, note }) => `${days} ${note}`)
}

const outcomes = ({ lines }: Plan) => lines.map(({ outcome }) => outcome)

// Invented people; the heads are those that the platform writes.
const airbnb = (rows: string[]) =>
  [
    'Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings',
    ...rows,
  ].join('\r\n')
const HM1 =
  'HMAAA11111,Confirmed,Orsolya Brandt,+36 1 555 0101,2,0,0,03/15/2030,04/02/2030,18,2030-01-02,Sunny loft,"€1,980.00"'
const HM2 =
  'HMBBB22222,Canceled by guest,Tadeo Lund,,1,0,0,05/20/2030,06/01/2030,12,2030-01-03,Sunny loft,€0.00'
const toUnit = (name: string) => ({ units: [{ name, listingId: unit }] })

describe('a file of Airbnb', () => {
  it('is known by its heads, and asks for nothing but what its listings are called here', async () => {
    const plan = await planOf(airbnb([HM1, HM2]))
    expect(plan).toMatchObject({
      problem: null,
      platform: 'AIRBNB',
      dayOrder: 'MONTH_FIRST',
      isDayOrderSure: true,
      lastDay: 'DEPARTURE',
      unitNames: [{ name: 'Sunny loft', listingId: null, isOpen: true }],
    })
    expect(outcomes(plan)).toEqual(['UNIT_OPEN', 'CANCELLED'])
    const matched = await planOf(airbnb([HM1, HM2]), toUnit('Sunny loft'))
    expect(matched.lines[0]).toMatchObject({ outcome: 'ADD', from: '2030-03-15', to: '2030-04-01' })
  })

  it('blocks the nights with who comes, and remembers what the listing is', async () => {
    const made = await importFile(airbnb([HM1, HM2]), toUnit('Sunny loft'))
    expect(made).toMatchObject({ added: 1, changed: 0, freed: 0 })
    expect(await blocks()).toEqual(['[2030-03-15,2030-04-02) Orsolya Brandt · €1,980.00 · HMAAA11111'])
    const again = await planOf(airbnb([HM1, HM2]))
    expect(again.isRemembered).toBe(true)
    expect(outcomes(again)).toEqual(['SAME', 'CANCELLED'])
  })

  it('changes by the code what it brought before, and frees what was cancelled, instead of doubling', async () => {
    await importFile(airbnb([HM1]), toUnit('Sunny loft'))
    app.setNow('2030-01-16T09:00:00Z')
    const later = HM1.replace('04/02/2030', '04/12/2030')
    expect(outcomes(await planOf(airbnb([later])))).toEqual(['CHANGE'])
    expect(await importFile(airbnb([later]))).toMatchObject({ added: 0, changed: 1 })
    expect(await blocks()).toEqual(['[2030-03-15,2030-04-12) Orsolya Brandt · €1,980.00 · HMAAA11111'])
    app.setNow('2030-01-17T09:00:00Z')
    const cancelled = later.replace('Confirmed', 'Canceled by Airbnb')
    expect(await importFile(airbnb([cancelled]))).toMatchObject({ added: 0, changed: 0, freed: 1 })
    expect(await blocks()).toEqual([])
  })

  it('leaves what somebody has changed by hand since', async () => {
    await importFile(airbnb([HM1]), toUnit('Sunny loft'))
    app.setNow('2030-01-16T09:00:00Z')
    await app.db.updateTable('blocks').set({ note: 'Pays in cash', changed_at: app.services.now() }).execute()
    expect(outcomes(await planOf(airbnb([HM1.replace('04/02', '04/12')])))).toEqual(['BY_HAND'])
    expect(outcomes(await planOf(airbnb([HM1.replace('Confirmed', 'Canceled')])))).toEqual(['BY_HAND'])
  })

  it('knows the days that its calendar brought already', async () => {
    await app.db
      .insertInto('blocks')
      .values({
        listing_id: unit,
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days: '[2030-03-15,2030-04-01]',
        source: 'ics',
        reason: 'RENTED_ELSEWHERE',
      })
      .execute()
    expect(outcomes(await planOf(airbnb([HM1]), toUnit('Sunny loft')))).toEqual(['BY_CALENDAR'])
  })
})

it.each([
  [
    'English',
    'Book number,Booked by,Guest name(s),Check-in,Check-out,Booked on,Status,Rooms,Persons,Price,Commission %,Unit type',
    '4711,Ilse Varga,Ilse Varga,2030-03-15,2030-04-02,2030-01-01,ok,1,2,1500 EUR,15,WE 01',
    'cancelled_by_guest',
  ],
  [
    'German',
    'Buchungsnummer;Gebucht von;Name des Gastes;Anreise;Abreise;Gebucht am;Status;Zimmer;Personen;Preis;Kommission %;Zimmertyp',
    '4711;Ilse Varga;Ilse Varga;15.03.2030;02.04.2030;01.01.2030;ok;1;2;1500 EUR;15;WE 01',
    'Storniert',
  ],
  [
    'French',
    'Numéro de réservation;Réservé par;Nom du client;Arrivée;Départ;Réservé le;Statut;Hébergements;Personnes;Prix;Commission %;Type d’hébergement',
    '4711;Ilse Varga;Ilse Varga;15 mars 2030;2 avril 2030;1 janvier 2030;ok;1;2;1500 EUR;15;WE 01',
    'Annulée',
  ],
])('a file of Booking.com is known by its heads in %s', async (_, head, row, cancelled) => {
  const plan = await planOf(`${head}\n${row}\n${row.replace('4711', '4712').replace(/\bok\b/, cancelled)}\n`)
  expect(plan.platform).toBe('BOOKING_COM')
  expect(plan.lines).toEqual([
    { line: 2, outcome: 'ADD', guest: 'Ilse Varga', from: '2030-03-15', to: '2030-04-01' },
    expect.objectContaining({ outcome: 'CANCELLED' }),
  ])
})

describe('any other file', () => {
  const csv =
    'Wohnung;Mieter;Einzug;Auszug;Miete\nWE 01;Nils Okafor;01.03.2030;31.05.2030;1.450,00\nWE 99;Ada Roth;01.03.2030;31.05.2030;900\nWE 01;Bo Lee;30.02.2030;31.05.2030;1\nWE 01;Cy Moss;01.09.2030;01.08.2030;1\nWE 01;Di Fox;01.01.2029;01.02.2029;1\n'

  it('is matched by heads, with the last day as one of the stay, and says of each line what is wrong', async () => {
    const plan = await planOf(csv)
    expect(plan).toMatchObject({ platform: 'OTHER', separator: ';', lastDay: 'TAKEN', dayOrder: 'DAY_FIRST' })
    expect(plan.columns.map(({ field }) => field)).toEqual(['UNIT', 'GUEST', 'FROM', 'TO', 'PRICE'])
    expect(plan.columns[0]?.samples).toEqual(['WE 01', 'WE 99', 'WE 01'])
    const byLine = Object.fromEntries(plan.lines.map(({ line, outcome }) => [line, outcome]))
    expect(byLine).toEqual({ 2: 'ADD', 3: 'UNIT_OPEN', 4: 'NO_DAYS', 5: 'TURNED', 6: 'PAST' })
  })

  it('is understood as somebody corrects it, and the next one like that', async () => {
    const odd = 'a;b;c\nWE 01;03/04/2030;05/04/2030\n'
    const plan = await planOf(odd)
    expect(plan.isDayOrderSure).toBe(false)
    expect(plan.columns.map(({ field }) => field)).toEqual(['UNIT', 'FROM', 'TO'])
    const corrected = { fields: ['UNIT', 'FROM', 'TO'], dayOrder: 'MONTH_FIRST', lastDay: 'DEPARTURE' }
    const better = await planOf(odd, corrected)
    expect(better.lines[0]).toMatchObject({ from: '2030-03-04', to: '2030-05-03' })
    await importFile(odd, corrected)
    const next = await planOf('a;b;c\nWE 01;06/07/2030;07/07/2030\n')
    expect(next.lines[0]).toMatchObject({ outcome: 'ADD', from: '2030-06-07', to: '2030-07-06' })
  })

  it('asks for the columns that nobody can do without', async () => {
    const plan = await planOf('x;y\n1;2\n')
    expect(plan).toMatchObject({ problem: 'COLUMNS_MISSING', missing: ['UNIT', 'FROM', 'TO'] })
  })

  it('that comes again without numbers doubles nothing', async () => {
    await importFile(csv)
    expect((await planOf(csv)).lines.filter(({ outcome }) => outcome === 'ADD')).toEqual([])
  })

  it.each([
    ['', 'EMPTY'],
    ['unit,from,to\n', 'EMPTY'],
    ['unit,from,to\n"WE 01,2030-03-01,2030-03-09\n', 'BROKEN'],
    [`unit,from,to\n${'WE 01,2030-03-01,2030-03-09\n'.repeat(2001)}`, 'TOO_MANY'],
  ])('that can’t be read is refused with its reason', async (text, problem) => {
    const plan = await planOf(text)
    expect(plan.problem).toBe(problem)
    const { error } = await send({ csv: text }, plan.seen)
    expect(error?.fields).toEqual({ csv: `stays.${problem}` })
    expect(await blocks()).toEqual([])
  })

  it('may hold whatever signs: nothing of them is stored that the database or a reader can’t bear', async () => {
    await importFile(`unit,from,to,note\nWE 01,2030-03-01,2030-03-09,"=1+1\u0000\u202Ex\u0007"\n`)
    expect(await blocks()).toEqual(['[2030-03-01,2030-03-10) =1+1 x'])
  })
})

describe('days that are taken', () => {
  it('by a booking here are left to it', async () => {
    await bookStay(app, stage, '2030-03-20', '2030-05-30')
    expect(outcomes(await planOf(airbnb([HM1]), toUnit('Sunny loft')))).toEqual(['TAKEN'])
  })

  it('by the file decline who waits for them, but not without having been shown', async () => {
    const units = await app.db.selectFrom('listings').select('id').execute()
    const request = await sendRequest(app, stage, '2030-03-10', '2030-05-30')
    const rows = units.map(({ id }, at) => ({ id, row: HM1.replace('HMAAA11111', `HM${at}`) }))
    const csv = airbnb(rows.map(({ row, id }) => row.replace('Sunny loft', id)))
    const file = { csv, units: rows.map(({ id }) => ({ name: id, listingId: id })) }
    const plan = await planOf(csv, { units: file.units })
    expect(plan.declined).toHaveLength(1)
    expect((await send(file, 'something else')).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await send(file, plan.seen)).import?.added).toBe(units.length)
    const { landlord_status } = await app.db
      .selectFrom('listing_requests')
      .select('landlord_status')
      .where('id', '=', request)
      .executeTakeFirstOrThrow()
    expect(landlord_status).not.toBe('OPEN')
  })
})

describe('an import', () => {
  it('that comes twice is one', async () => {
    const csv = airbnb([HM1])
    const { seen } = await planOf(csv, toUnit('Sunny loft'))
    const key = randomUUID()
    const file = { csv, ...toUnit('Sunny loft') }
    const [one, two] = [await send(file, seen, key), await send(file, seen, key)]
    expect(two.import?._id).toBe(one.import?._id)
    expect(await blocks()).toHaveLength(1)
  })

  it('can be taken back as long as nothing was built on it', async () => {
    const first = await importFile(airbnb([HM1]), toUnit('Sunny loft'))
    app.setNow('2030-01-16T09:00:00Z')
    const later = airbnb([
      HM1.replace('04/02/2030', '04/12/2030'),
      HM1.replace('HMAAA11111', 'HMCCC33333')
        .replace('03/15/2030', '08/01/2030')
        .replace('04/02/2030', '08/09/2030'),
    ])
    const second = await importFile(later)
    expect(second).toMatchObject({ added: 1, changed: 1 })
    app.setNow('2030-01-17T09:00:00Z')
    expect((await undo(first._id)).undone).toEqual({ undone: 0, kept: 1 })
    expect((await undo(second._id)).undone).toEqual({ undone: 2, kept: 0 })
    expect(await blocks()).toEqual(['[2030-03-15,2030-04-02) Orsolya Brandt · €1,980.00 · HMAAA11111'])
    expect((await undo(second._id)).error?.name).toBe('ConditionNotMetError')
  })

  it('is nobody else’s', async () => {
    const made = await importFile(airbnb([HM1]), toUnit('Sunny loft'))
    await app.createUser({ email: 'other@mezzo.example', landlord: true })
    const other = await app.login('other@mezzo.example')
    expect((await undo(made._id, other)).error?.name).toBe('ResourceNotFoundError')
    const foreign = await planOf(airbnb([HM1]), toUnit('Sunny loft'), other)
    expect(outcomes(foreign)).toEqual(['UNIT_OPEN'])
    const limited = await joinAsLimited(app, stage)
    await expect(planOf(airbnb([HM1]), {}, limited)).rejects.toThrow('Not allowed')
  })

  it('asks as often for two hundred lines as for two', async () => {
    const rows = (count: number) =>
      airbnb(Array.from({ length: count }, (_, at) => HM1.replace('HMAAA11111', `HM${at}`)))
    const few = await countStatements(() => planOf(rows(2), toUnit('Sunny loft')))
    const many = await countStatements(() => planOf(rows(200), toUnit('Sunny loft')))
    expect(many.statements).toHaveLength(few.statements.length)
  })

  it('is forgotten with its guests once they are gone for long', async () => {
    await importFile(airbnb([HM1]), toUnit('Sunny loft'))
    app.setNow('2030-09-15T09:00:00Z')
    await forgetCalendarGuests(await app.ctxFor(null))
    expect(await blocks()).toEqual(['[2030-03-15,2030-04-02) '])
    expect(await app.db.selectFrom('imported_stays').selectAll().execute()).toEqual([])
  })
})
