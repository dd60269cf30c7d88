import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { bookStay, command, sendRequest } from '../../../../test/request-commands.ts'
import { createListing, createStage, landlordStatusOf } from '../../../../test/builders.ts'
import { LISTING_LANGUAGES } from '../../../domain/catalogue/language.ts'
import { CSV_MAX_BYTES, CSV_MAX_LENGTH } from '../../../domain/kernel/constants.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

interface Plan {
  added: { line: number; identifier: string; price: number | null }[]
  changed: { _id: string; line: number; changes: { field: string; before: unknown; after: unknown }[] }[]
  unchanged: number
  untouched: number
  problems: { line: number; field: string | null; text: string }[]
  ignoredColumns: string[]
  unserved: { listingRequestId: string }[]
  fingerprint: string
}

interface Answer {
  error: { name: string; reason: string | null; fields: Record<string, string> | null } | null
  done: {
    addedIds: string[]
    changed: { id: string; changes: { field: string; before: unknown }[] }[]
  } | null
}

const plan = `{ added { line identifier price } changed { _id line changes } unchanged untouched
  problems { line field text } ignoredColumns unserved { listingRequestId } fingerprint }`
const answer = '{ error { name reason fields } done { addedIds changed } }'

async function ask<Result>(
  as: Browser,
  document: string,
  variables: Record<string, unknown>,
): Promise<Result> {
  const { data, errors } = await app.graphql<{ answer: Result } | null>(
    document,
    { key: crypto.randomUUID(), ...variables },
    as,
  )
  if (!data) throw new Error(errors?.map(({ message }) => message).join('\n'))
  return data.answer
}

const csvDryRun = (as: Browser, groupId: string, csv: string) =>
  ask<Plan>(
    as,
    `query($groupId: ID!, $csv: String!) { answer: unitsCsvDryRun(groupId: $groupId, csv: $csv) ${plan} }`,
    { groupId, csv },
  )
const importCsv = (as: Browser, groupId: string, csv: string, seen: string, key = crypto.randomUUID()) =>
  ask<Answer>(
    as,
    `mutation($groupId: ID!, $csv: String!, $seen: String!, $key: ID!) {
      answer: importUnits(groupId: $groupId, csv: $csv, seen: $seen, idempotencyKey: $key) ${answer} }`,
    { groupId, csv, seen, key },
  )
const dryRun = (as: Browser, groupId: string, changes: object[]) =>
  ask<Plan>(
    as,
    `query($groupId: ID!, $changes: [UnitChangeInput!]!) {
      answer: unitChangesDryRun(groupId: $groupId, changes: $changes) ${plan} }`,
    { groupId, changes },
  )
const change = (as: Browser, groupId: string, changes: object[], seen: string | null = null) =>
  ask<Answer>(
    as,
    `mutation($groupId: ID!, $changes: [UnitChangeInput!]!, $seen: String, $key: ID!) {
      answer: changeUnits(groupId: $groupId, changes: $changes, seen: $seen, idempotencyKey: $key) ${answer} }`,
    { groupId, changes, seen },
  )
const grow = (as: Browser, field: 'addUnits' | 'convertToGroup', groupId: string, input: object) =>
  ask<Answer>(
    as,
    `mutation($groupId: ID!, $input: NewUnitsInput!, $key: ID!) {
      answer: ${field}(groupId: $groupId, input: $input, idempotencyKey: $key) ${answer} }`,
    { groupId, input: { quantity: 1, apartmentName: 'WE ##', firstNumber: 1, ...input } },
  )

async function exported(as: Browser, groupId: string): Promise<string> {
  const file = await app.send(as, { method: 'GET', url: `/api/listings/g/${groupId}/units.csv` })
  expect([file.statusCode, file.headers['content-type']]).toEqual([
    200,
    'text/csv; charset=utf-8; header=present',
  ])
  return file.body
}

async function names(as: Browser, groupId: string): Promise<string[]> {
  const table = await ask<{ units: { externalId: string | null; apartmentName: string }[] }>(
    as,
    'query($groupId: ID!) { answer: unitTable(groupId: $groupId) { units { externalId apartmentName } } }',
    { groupId },
  )
  return table.units.map((unit) => unit.externalId ?? unit.apartmentName)
}

const actions = async () =>
  (await app.db.selectFrom('audit_log').select('action').where('entity_type', '=', 'group').execute()).map(
    (row) => row.action,
  )

describe('a file of units', () => {
  it('that was exported changes nothing when it is imported; changed by hand it changes and adds', async () => {
    const stage = await createStage(app, { units: 3, unit: { external_id: null } })
    const file = await exported(stage.landlord, stage.groupId)
    const same = await csvDryRun(stage.landlord, stage.groupId, file)
    expect(same).toMatchObject({ added: [], changed: [], unchanged: 3, untouched: 0, problems: [] })
    const edited = `${file.replace('Torstraße 14 / 2,', '"Hof, links",')},B-9,Neu,4,,,,\r\n`
    const shown = await csvDryRun(stage.landlord, stage.groupId, edited)
    expect(shown.added).toEqual([{ line: 5, identifier: 'B-9', price: null }])
    expect(shown.changed[0]?.changes).toEqual([
      { field: 'apartmentName', before: 'Torstraße 14 / 2', after: 'Hof, links' },
    ])
    expect(await names(stage.landlord, stage.groupId)).toHaveLength(3)
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) {
      const { error, done } = await importCsv(stage.landlord, stage.groupId, edited, shown.fingerprint, key)
      expect([error, done?.addedIds.length]).toEqual([null, 1])
    }
    expect(await names(stage.landlord, stage.groupId)).toEqual([
      'B-9',
      'Hof, links',
      'Torstraße 14 / 1',
      'Torstraße 14 / 3',
    ])
    expect(await actions()).toEqual(['importUnits'])
  })

  it('with a wrong line is refused as a whole, by line and field', async () => {
    const stage = await createStage(app, { units: 2 })
    const csv = 'apartmentName;floor;availableTo\nTorstraße 14 / 1;3;\nNeu;EG;12/11/2027\n'
    const shown = await csvDryRun(stage.landlord, stage.groupId, csv)
    expect(shown.problems).toEqual([
      { line: 3, field: 'floor', text: 'floor' },
      { line: 3, field: 'availableTo', text: 'availableTo' },
    ])
    const { error } = await importCsv(stage.landlord, stage.groupId, csv, shown.fingerprint)
    expect(error?.fields).toEqual({
      '3.floor': 'units.problem.floor',
      '3.availableTo': 'units.problem.availableTo',
    })
    expect(await actions()).toEqual([])
  })

  it('is not imported when something else has changed since it was shown', async () => {
    const stage = await createStage(app, { units: 2 })
    const csv = 'apartmentName,floor\nTorstraße 14 / 1,3\n'
    const { fingerprint } = await csvDryRun(stage.landlord, stage.groupId, csv)
    await change(stage.landlord, stage.groupId, [{ listingId: stage.unitIds[0], values: { floor: 9 } }])
    const { error } = await importCsv(stage.landlord, stage.groupId, csv, fingerprint)
    expect(error?.reason).toBe('CONSEQUENCES_CHANGED')
  })

  it('has the rent that a unit costs for itself: shown, set, logged, undone, and empty for its house’s', async () => {
    const stage = await createStage(app, {
      units: 2,
      group: { price: 150_000, currency: 'EUR', area: 50, part_of_group: true },
    })
    const rents = async () =>
      (await app.db.selectFrom('listings').select('price').orderBy('apartment_name').execute()).map(
        ({ price }) => price,
      )
    const csv = 'apartmentName;price;currency\nTorstraße 14 / 1;1.200,50;EUR\nNeu;1800;\n'
    const shown = await csvDryRun(stage.landlord, stage.groupId, csv)
    expect(shown).toMatchObject({
      added: [{ line: 3, price: 180_000 }],
      changed: [{ changes: [{ field: 'price', before: null, after: 120_050 }] }],
      problems: [],
      ignoredColumns: [],
    })
    const { error, done } = await importCsv(stage.landlord, stage.groupId, csv, shown.fingerprint)
    expect(error).toBeNull()
    expect(await rents()).toEqual([180_000, 120_050, null])
    expect(await actions()).toEqual(['importUnits'])
    const file = await exported(stage.landlord, stage.groupId)
    expect(file).toContain('Torstraße 14 / 1,,,,2020-01-01,,1200.50,EUR,yes')
    expect(file).toContain('Torstraße 14 / 2,,,,2020-01-01,,,EUR,yes')
    expect(await csvDryRun(stage.landlord, stage.groupId, file)).toMatchObject({ unchanged: 3, problems: [] })
    const undo = done?.changed.map(({ id, changes: [changed] }) => ({
      listingId: id,
      values: { price: changed?.before },
      expected: { price: 120_050 },
    }))
    expect((await change(stage.landlord, stage.groupId, undo ?? [])).error).toBeNull()
    const emptied = 'apartmentName;price\nNeu;\n'
    const { fingerprint } = await csvDryRun(stage.landlord, stage.groupId, emptied)
    expect((await importCsv(stage.landlord, stage.groupId, emptied, fingerprint)).error).toBeNull()
    expect(await rents()).toEqual([null, null, null])
  })

  it('is refused before it is imported where a rent is above the limit, in another currency, or no rent', async () => {
    const stage = await createStage(app, {
      units: 2,
      group: { price: 150_000, currency: 'EUR', area: 50, part_of_group: true },
    })
    const csv =
      'apartmentName;price;currency\nTorstraße 14 / 1;9000000;\nTorstraße 14 / 2;1200;CHF\nA;0;\nB;much;\n'
    const shown = await csvDryRun(stage.landlord, stage.groupId, csv)
    expect(shown.problems).toEqual([
      { line: 2, field: 'price', text: 'priceTooHigh' },
      { line: 3, field: 'currency', text: 'otherCurrency' },
      { line: 4, field: 'price', text: 'price' },
      { line: 5, field: 'price', text: 'price' },
    ])
    const { error } = await importCsv(stage.landlord, stage.groupId, csv, shown.fingerprint)
    expect(error?.fields).toEqual({ csv: 'units.problem.otherCurrency' })
    const dear = csv.replace('CHF', 'EUR').replace('A;0;\nB;much;\n', '')
    const { fingerprint } = await csvDryRun(stage.landlord, stage.groupId, dear)
    const refused = await importCsv(stage.landlord, stage.groupId, dear, fingerprint)
    expect(refused.error?.fields).toEqual({ '2.price': 'units.problem.priceTooHigh' })
    expect(await actions()).toEqual([])
    const alone = await createListing(app.db, stage.landlordId, { group: { part_of_group: false } })
    const listing = `id;price\n${alone.unitIds[0]};1200\n`
    expect((await csvDryRun(stage.landlord, alone.groupId, listing)).problems).toEqual([
      { line: 2, field: 'price', text: 'priceAlone' },
    ])
  })

  it('of a thousand units is one group in one go', async () => {
    const stage = await createStage(app, { units: 2 })
    const lines = Array.from({ length: 998 }, (_, at) => `N-${at},Neu ${at},${at % 20}`)
    const csv = `externalId,apartmentName,floor\n${lines.join('\n')}\n`
    const shown = await csvDryRun(stage.landlord, stage.groupId, csv)
    expect([shown.added.length, shown.untouched, shown.problems]).toEqual([998, 2, []])
    const { done } = await importCsv(stage.landlord, stage.groupId, csv, shown.fingerprint)
    expect(done?.addedIds).toHaveLength(998)
    const again = await exported(stage.landlord, stage.groupId)
    const plan = await csvDryRun(stage.landlord, stage.groupId, again)
    expect([plan.unchanged, plan.changed, plan.added]).toEqual([1000, [], []])
    const tooMany = await csvDryRun(stage.landlord, stage.groupId, 'apartmentName\nOne more\n')
    expect(tooMany.problems.map(({ text }) => text)).toEqual(['tooMany'])
  })
})

describe('a file of a thousand units with all their texts', () => {
  const large = (as: Browser | null, payload: object) =>
    app.send(as, { method: 'POST', url: '/api/graphql/large', payload })
  const dryRunOf = (groupId: string, csv: string) => ({
    query: `query($groupId: ID!, $csv: String!) { answer: unitsCsvDryRun(groupId: $groupId, csv: $csv) ${plan} }`,
    variables: { groupId, csv },
  })

  it.each([
    ['in nine languages', 'Überm Café, 2. Aufgang – ж', 1_000_000],
    ['of nothing but quotation marks', '"', 2_500_000],
  ])('%s is imported as it was exported', async (_, sign, atLeast) => {
    const stage = await createStage(app, { units: 1000 })
    const text = sign.repeat(120).slice(0, 120).trim()
    const locations = Object.fromEntries(LISTING_LANGUAGES.map((language) => [language, text]))
    const full = (at: number) => `${at} ${text}`.slice(0, 120).trim()
    await app.db
      .updateTable('listings')
      .set({ location_in_building: locations })
      .where('group_id', '=', stage.groupId)
      .execute()
    for (const [at, id] of stage.unitIds.entries()) {
      const named = { apartment_name: full(at), external_id: full(at + 1000) }
      await app.db.updateTable('listings').set(named).where('id', '=', id).execute()
    }
    const file = await exported(stage.landlord, stage.groupId)
    expect(file.length).toBeGreaterThan(atLeast)
    expect(file.length).toBeLessThan(CSV_MAX_LENGTH)
    const same = await large(stage.landlord, dryRunOf(stage.groupId, file))
    expect(same.json<{ data: { answer: Plan } }>().data.answer).toMatchObject({
      added: [],
      changed: [],
      unchanged: 1000,
      problems: [],
    })
    const bytes = Buffer.byteLength(JSON.stringify(file))
    expect(bytes).toBeGreaterThan(1024 * 1024)
    expect(bytes).toBeLessThan(CSV_MAX_BYTES)
    const small = await app.send(stage.landlord, {
      method: 'POST',
      url: '/api/graphql',
      payload: dryRunOf(stage.groupId, file),
    })
    expect(small.statusCode).toBe(413)
  })

  it('is read from landlords only, and up to the length that it may have', async () => {
    const stage = await createStage(app, { units: 1 })
    const long = dryRunOf(stage.groupId, 'x'.repeat(CSV_MAX_LENGTH + 1))
    const longer = dryRunOf(stage.groupId, 'x'.repeat(CSV_MAX_BYTES + 1024 * 1024))
    // They are told before the length is looked at.
    expect((await large(stage.tenant, longer)).statusCode).toBe(403)
    expect((await large(null, longer)).statusCode).toBe(403)
    const answer = await large(stage.landlord, long)
    expect(answer.json<{ data: { answer: Plan } }>().data.answer.problems).toMatchObject([
      { text: 'csvTooLong' },
    ])
    expect((await large(stage.landlord, longer)).statusCode).toBe(413)
  })
})

describe('changing units', () => {
  it('in bulk is one step, and its answer is what takes it back', async () => {
    const stage = await createStage(app, { units: 3 })
    const changes = stage.unitIds.map((listingId) => ({ listingId, values: { floor: 2 } }))
    const { done } = await change(stage.landlord, stage.groupId, changes)
    expect(done?.changed).toHaveLength(3)
    const undo = done?.changed.map(({ id, changes: [changed] }) => ({
      listingId: id,
      values: { floor: changed?.before },
      expected: { floor: 2 },
    }))
    expect((await change(stage.landlord, stage.groupId, undo ?? [])).error).toBeNull()
    const late = await change(stage.landlord, stage.groupId, undo?.slice(0, 1) ?? [])
    expect(late.error?.fields).toEqual({ floor: 'units.problem.changedElsewhere' })
  })

  it.each([
    [{ apartmentName: '' }, 'apartmentName', 'apartmentName'],
    [{ published: false }, 'published', 'unknownField'],
    [{ landlord_id: '1' }, 'landlord_id', 'unknownField'],
    [{ apartmentName: 'Torstraße 14 / 2' }, 'apartmentName', 'double'],
  ])('to %j is refused', async (values, field, text) => {
    const stage = await createStage(app, { units: 2 })
    const { error } = await change(stage.landlord, stage.groupId, [{ listingId: stage.unitIds[0], values }])
    expect(error?.fields).toEqual({ [field]: `units.problem.${text}` })
  })

  it('declines who can no longer be served, after that was shown', async () => {
    const stage = await createStage(app, { units: 2 })
    const request = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    const until = (listingId: string | undefined) => ({ listingId, values: { availableTo: '2030-06-30' } })
    const [first, second] = stage.unitIds
    expect((await change(stage.landlord, stage.groupId, [until(first)])).error).toBeNull()
    expect(await landlordStatusOf(app.db, request)).toBe('OPEN')
    const shown = await dryRun(stage.landlord, stage.groupId, [until(second)])
    expect(shown.unserved).toEqual([{ listingRequestId: request }])
    const unseen = await change(stage.landlord, stage.groupId, [until(second)])
    expect(unseen.error?.reason).toBe('CONSEQUENCES_CHANGED')
    const seen = await change(stage.landlord, stage.groupId, [until(second)], shown.fingerprint)
    expect(seen.error).toBeNull()
    expect(await landlordStatusOf(app.db, request)).toBe('OTHER')
    const counts = await app.db
      .selectFrom('group_counts')
      .select('num_open_requests')
      .executeTakeFirstOrThrow()
    expect(counts.num_open_requests).toBe(0)
  })

  it('never leaves out the days of a booking', async () => {
    const stage = await createStage(app, { units: 2 })
    await bookStay(app, stage, '2030-02-01', '2030-07-31')
    const { listing_id: booked } = await app.db
      .selectFrom('bookings')
      .select('listing_id')
      .executeTakeFirstOrThrow()
    const early = [{ listingId: booked, values: { availableTo: '2030-07-30' } }]
    expect((await dryRun(stage.landlord, stage.groupId, early)).problems).toEqual([
      { line: 0, field: 'availableTo', text: 'booked' },
    ])
    expect((await change(stage.landlord, stage.groupId, early)).error?.name).toBe('ValidationError')
    const right = [{ listingId: booked, values: { availableTo: '2030-07-31' } }]
    expect((await change(stage.landlord, stage.groupId, right)).error).toBeNull()
  })

  it('of somebody else’s group looks like a missing one', async () => {
    const stage = await createStage(app, { units: 2 })
    const other = await createListing(app.db, await app.createUser({ landlord: true }), { units: 2 })
    const foreign = [{ listingId: other.unitIds[0], values: { floor: 1 } }]
    expect((await change(stage.landlord, other.groupId, foreign)).error?.name).toBe('ResourceNotFoundError')
    const smuggled = await change(stage.landlord, stage.groupId, foreign)
    expect(smuggled.error?.fields).toEqual({ [`${other.unitIds[0]}`]: 'units.problem.unknown' })
    const file = await app.send(stage.landlord, {
      method: 'GET',
      url: `/api/listings/g/${other.groupId}/units.csv`,
    })
    expect(file.statusCode).toBe(404)
  })
})

describe('a group', () => {
  it('is made of a listing, and grows by a numbering pattern', async () => {
    const stage = await createStage(app)
    const early = await grow(stage.landlord, 'addUnits', stage.groupId, {})
    expect(early.error?.reason).toBe('NOT_A_GROUP')
    await grow(stage.landlord, 'convertToGroup', stage.groupId, { quantity: 3 })
    expect(await names(stage.landlord, stage.groupId)).toEqual(['Torstraße 14', 'WE 01', 'WE 02'])
    const again = await grow(stage.landlord, 'convertToGroup', stage.groupId, { quantity: 3 })
    expect(again.error?.reason).toBe('IS_A_GROUP')
    await grow(stage.landlord, 'addUnits', stage.groupId, {
      quantity: 3,
      externalId: 'A-#',
      firstNumber: 2,
      firstFloor: 1,
      unitsPerFloor: 2,
    })
    const rows = await app.db
      .selectFrom('listings')
      .select(['apartment_name', 'external_id', 'floor', 'published'])
      .where('external_id', 'is not', null)
      .orderBy('external_id')
      .execute()
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['WE 03', 'A-3', 1, false],
      ['WE 04', 'A-4', 1, false],
      ['WE 05', 'A-5', 2, false],
    ])
    const tooLarge = await grow(stage.landlord, 'addUnits', stage.groupId, { quantity: 995 })
    expect(tooLarge.error?.reason).toBe('GROUP_TOO_LARGE')
    const wrong = await grow(stage.landlord, 'addUnits', stage.groupId, { quantity: 0, apartmentName: 'WE' })
    expect(Object.keys(wrong.error?.fields ?? {})).toEqual(['quantity', 'apartmentName'])
    expect(await actions()).toEqual(['convertToGroup', 'addSublistings', 'addSublistings'])
  })

  it('loses units that nobody lives in or waits for without a word, but never the last one', async () => {
    const stage = await createStage(app, { units: 3 })
    const request = await sendRequest(app, stage, '2030-02-01', '2030-07-31')
    await command(app, stage.landlord, 'acceptListingRequest', { id: request })
    await command(app, stage.tenant, 'confirmTenantInterest', { id: request })
    const { listing_id: held } = await app.db
      .selectFrom('occupancies')
      .select('listing_id')
      .executeTakeFirstOrThrow()
    const free = stage.unitIds.filter((id) => id !== held)
    const shown = (ids: string[]) =>
      ask<{ refused: { reason: string }[]; published: number; fingerprint: string }>(
        stage.landlord,
        `query($groupId: ID!, $ids: [ID!]!) { answer: unitDeletionDryRun(groupId: $groupId, listingIds: $ids) {
          refused { reason } published fingerprint } }`,
        { groupId: stage.groupId, ids },
      )
    const remove = (ids: string[], seen: string) =>
      ask<Answer>(
        stage.landlord,
        `mutation($groupId: ID!, $ids: [ID!]!, $seen: String!, $key: ID!) {
          answer: deleteUnits(groupId: $groupId, listingIds: $ids, seen: $seen, idempotencyKey: $key) {
            error { name reason fields } } }`,
        { groupId: stage.groupId, ids, seen },
      )
    expect((await shown([held])).refused).toEqual([{ reason: 'OFFER_EXISTS' }])
    expect((await shown(stage.unitIds)).refused[0]?.reason).toBe('LAST_UNIT')
    expect((await remove(stage.unitIds, '')).error?.reason).toBe('LAST_UNIT')
    const { fingerprint, published } = await shown(free)
    expect(published).toBe(2)
    expect((await remove(free, 'something else')).error?.reason).toBe('CONSEQUENCES_CHANGED')
    expect((await remove(free, fingerprint)).error).toBeNull()
    expect(await names(stage.landlord, stage.groupId)).toHaveLength(1)
    const group = await app.db.selectFrom('groups').select('part_of_group').executeTakeFirstOrThrow()
    expect(group.part_of_group).toBe(true)
    expect((await remove(free, fingerprint)).error?.name).toBe('ResourceNotFoundError')
  })
})
