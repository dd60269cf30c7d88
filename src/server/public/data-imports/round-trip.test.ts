import sharp from 'sharp'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createStage } from '../../../../test/builders.ts'
import { storeEverything } from '../../../../test/everything-stored.ts'
import {
  normalised,
  type OpenedExport,
  startImportStage,
  withoutOwnDoings,
} from '../../../../test/data-import-stage.ts'
import { multipart } from '../../../../test/multipart.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import { insertSampleWorld, sampleWorlds } from '../../../../test/sample-worlds.ts'
import fc from 'fast-check'

const stage = startImportStage()
const runs = Number(process.env['MEZZO_IMPORT_WORLDS'] ?? 4)
const seed = Number(process.env['MEZZO_IMPORT_SEED'] ?? 17)

async function newcomer() {
  const id = await stage.t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  return { id, browser: await stage.t.login('newcomer@mezzo.example') }
}

/** What stands here for what stood in the archive. */
async function namesBack(landlordId: string, first: OpenedExport): Promise<Map<string, string>> {
  const names = await stage.t.db
    .selectFrom('imported_names')
    .select(['former', 'given'])
    .where('landlord_id', '=', landlordId)
    .execute()
  return new Map([
    ...names.map(({ former, given }) => [given, former] as const),
    [landlordId, first.landlordId],
  ])
}

/** What only the server checks has marks in it: here it is what the product would have written. */
async function storeWordsOfTheCatalogue() {
  const words = sql`'{"en": "words", "de": "Worte"}'`
  for (const update of [
    sql`update groups set title = ${words}, description = ${words}, house_rules = ${words}, pet_conditions = ${words},
      smoking_conditions = ${words}, additional_information = ${words}, contract_name = 'GERMANY_PRIVATE',
      amenities = '{wifi}', amenities_availability = '{}', listing_languages = '{en,de}', step_versions = '{"A": 2}',
      rooms = '[{"roomType": "BEDROOM", "singleBedsCount": 1, "doubleBedsCount": 0, "guestBedsCount": 0, "couchBedsCount": 0,
        "othersCount": 0}]', services = '{}', keys_provided = '{}', energy_certificate = '{"energyConsumption": 12.5}',
      stay_discounts = '[{"months": 3, "percent": 10}]', seasons = '[{"from": "12-15", "to": "02-29", "percent": -10}]'`,
    sql`update listings set location_in_building = ${words}`,
    sql`update pictures set category = 'OTHER', placeholder = 'data:image/webp;base64,AA'`,
    sql`update files set type = 'CONTRACT'`,
    sql`update blocks set reason = 'OTHER'`,
    sql`update calendar_feeds set events = '[{"id": "a", "uid": "b", "kind": "STAY",
      "days": {"from": "2030-01-01", "to": "2030-01-09"}}]'`,
    sql`update booking_requests set adults_information = '[{"age": 30}]', children_information = '[]'`,
    sql`update listing_requests set decline_reason = 'TOO_MANY_PEOPLE', status_reason = 'DECLINED_BY_LANDLORD',
      status_sub_reason = 'NO_RESPONSE_FROM_TENANT'`,
    sql`update booking_offers set contract_name = 'GERMANY_PRIVATE', cancellation_reason = null,
      method_of_booking = 'AFTER_TENANT_SIGNED_CONTRACT'`,
    sql`update bookings set selected_contract = 'GERMANY_PRIVATE'`,
    sql`update contract_terms set contract_name = 'GERMANY_PRIVATE'`,
  ])
    await update.execute(stage.t.db)
}

/** Imports an export, and compares the export of that with it: the tables that are not the same. */
async function comeBack(first: OpenedExport) {
  const { id, browser } = await newcomer()
  const done = await stage.importAll(browser, first.archive)
  const second = normalised(await stage.exportAll(browser), await namesBack(id, first))
  const before = normalised(first, new Map())
  const log = withoutOwnDoings(second['audit_log'] ?? [], before['audit_log'] ?? [])
  const after: Record<string, string[]> = { ...second, audit_log: log }
  const differences = Object.keys({ ...before, ...after }).flatMap((table) => {
    const [was = [], is = []] = [before[table], after[table]]
    const lost = was.filter((line) => !is.includes(line))
    const added = is.filter((line) => !was.includes(line))
    return was.length === is.length && lost.length + added.length === 0 ? [] : [{ table, lost, new: added }]
  })
  return { done, id, differences }
}

describe('an export of an import', () => {
  it('is the same in an installation that has these ids already, with photos, documents and stays', async () => {
    const people = await createStage(stage.t, { group: { online_signing: false } })
    const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer()
    const sent = await stage.t.send(people.landlord, {
      method: 'POST',
      url: `/api/pictures?groupId=${people.groupId}`,
      ...multipart({}, { name: 'living room.jpg', content: photo }),
    })
    expect(sent.statusCode).toBe(201)
    await stage.t.db.updateTable('pictures').set({ rotation: 90 }).execute()
    await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
    await stage.t.runJobs()
    await sendRequest(stage.t, people, '2031-02-01', '2031-07-31')
    const first = await stage.exportAll(people.landlord)
    const { done, id, differences } = await comeBack(first)
    expect(differences).toEqual([])
    expect(done.plan).toMatchObject({ underWay: 1 })
    expect(done.plan?.counts).toEqual(
      expect.arrayContaining([
        { kind: 'HOMES', live: 1, history: 0 },
        { kind: 'PHOTOS', live: 1, history: 0 },
        { kind: 'REQUESTS', live: 1, history: 1 },
        { kind: 'BOOKINGS', live: 1, history: 0 },
        { kind: 'TENANTS', live: 1, history: 0 },
      ]),
    )
    const stays = await stage.t.db
      .selectFrom('bookings')
      .select(['landlord_id', 'from', 'to'])
      .where('landlord_id', '=', id)
      .execute()
    expect(stays).toEqual([{ landlord_id: id, from: '2030-02-01', to: '2030-07-31' }])
  })

  it('is the same, with the same ids, where nobody has them', async () => {
    const people = await createStage(stage.t, { group: { online_signing: false } })
    await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
    const first = await stage.exportAll(people.landlord)
    await stage.t.reset()
    const { done, differences } = await comeBack(first)
    expect(differences).toEqual([])
    expect(done.plan?.idsGiven).toBe(0)
    const [booking] = await stage.t.db.selectFrom('bookings').select('id').execute()
    expect(booking?.id).toBe(first.tables['bookings']?.[0]?.['id'])
  })

  it('is the same of everything that the product can store', async () => {
    const landlordId = await stage.t.createUser({ email: 'all@mezzo.example', landlord: true })
    const tenantId = await stage.t.createUser({ email: 'tenant-of-all@mezzo.example' })
    const staffId = await stage.t.createUser({ email: 'staff@mezzo.example' })
    await storeEverything(stage.t.db, {
      landlordId,
      tenantId,
      staffId,
      person: { id: landlordId, email: 'all@mezzo.example' },
    })
    await sql`delete from data_exports`.execute(stage.t.db)
    await storeWordsOfTheCatalogue()
    const first = await stage.exportAll(await stage.t.login('all@mezzo.example'))
    const empty = Object.entries(first.tables).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([table]) => table)).toEqual([])
    expect((await comeBack(first)).differences).toEqual([])
  })

  it(`is the same of ${runs} random worlds (seed ${seed})`, { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(sampleWorlds, fc.boolean(), async (world, isElsewhere) => {
        await stage.t.reset()
        const landlordId = await stage.t.createUser({ email: 'random@mezzo.example', landlord: true })
        await insertSampleWorld(stage.t, landlordId, world)
        const first = await stage.exportAll(await stage.t.login('random@mezzo.example'))
        if (isElsewhere) await stage.t.reset()
        expect((await comeBack(first)).differences).toEqual([])
      }),
      { numRuns: runs, seed },
    )
  })
})
