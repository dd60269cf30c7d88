import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import { commandPortal, createPortal, label, loginSales, pull } from '../../../../test/portals.ts'
import { json } from '../../kernel/db/parameters.ts'

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterEach(() => app.reset())
afterAll(() => app.close())

interface Homes {
  totalCount: number
  nodes: {
    groupId: string
    portals: {
      portalName: string
      isSent: boolean
      reason: string | null
      missing: string[]
      told: string | null
    }[]
  }[]
}

async function homesOf(
  field: 'portalHomes' | 'staffPortalHomes',
  as: Browser,
  search?: string,
): Promise<Homes | null> {
  const asked = search === undefined ? '' : '(search: $search)'
  const { data } = await app.graphql<Record<string, Homes> | null>(
    `query${search === undefined ? '' : '($search: String)'} { ${field}${asked} { totalCount nodes { groupId portals {
       portalName isSent reason missing told } } } }`,
    { search },
    as,
  )
  return data?.[field] ?? null
}

describe('portals', () => {
  it('are made, changed and ended by sales, with an entry in the log each', async () => {
    const sales = await loginSales(app)
    const { portal } = await createPortal(app, sales, { countries: [' de ', 'AT'], name: ' Wohn\nwelt ' })
    const { id } = given(portal)
    await commandPortal(app, sales, 'changePartnerPortal', id, { name: 'Other', isPaused: true })
    await commandPortal(app, sales, 'replacePartnerPortalLink', id)
    expect((await commandPortal(app, sales, 'revokePartnerPortal', id)).portal).toMatchObject({
      state: 'REVOKED',
      url: null,
    })
    const log = await app.db
      .selectFrom('audit_log')
      .select(['action', 'data'])
      .where('entity_type', '=', 'partner_portal')
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'createPartnerPortal',
      'changePartnerPortal',
      'replacePartnerPortalLink',
      'revokePartnerPortal',
    ])
    expect(log[0]?.data).toMatchObject({ name: 'Wohn welt', countries: ['AT', 'DE'] })
  })

  it('have each place that a flag names once among the living', async () => {
    const sales = await loginSales(app)
    const first = given((await createPortal(app, sales, { place: 'PORTAL_2' })).portal)
    expect((await createPortal(app, sales, { place: 'PORTAL_2' })).error?.fields).toEqual({
      place: 'partnerPortal.place.taken',
    })
    expect((await createPortal(app, sales, { place: 'STUDENT_CHANNEL' })).error).toBeNull()
    expect((await createPortal(app, sales, { place: 'STUDENT_CHANNEL' })).error).toBeNull()
    expect(
      (await commandPortal(app, sales, 'changePartnerPortal', first.id, { place: 'PORTAL_2' })).error,
    ).toBeNull()
    await commandPortal(app, sales, 'revokePartnerPortal', first.id)
    expect((await createPortal(app, sales, { place: 'PORTAL_2' })).error).toBeNull()
  })

  it.each([
    [{ name: ' ' }, { name: 'partnerPortal.name.missing' }],
    [{ countries: ['XX'] }, { countries: 'partnerPortal.countries.unknown' }],
    [{ minPictures: 51 }, { minPictures: 'partnerPortal.minPictures.outside' }],
  ])('are refused with %j', async (input, fields) => {
    expect((await createPortal(app, await loginSales(app), input)).error?.fields).toEqual(fields)
    expect(await app.db.selectFrom('partner_portals').select('id').execute()).toEqual([])
  })

  it('tell staff when they asked', async () => {
    const sales = await loginSales(app)
    const { id, url } = given((await createPortal(app, sales)).portal)
    await pull(app, url, '', { 'user-agent': 'Wohnwelt/2' })
    const { data } = await app.graphql<{ partnerPortalFetches: unknown[] }>(
      'query($id: ID!) { partnerPortalFetches(portalId: $id) { status isFull sent removed userAgent } }',
      { id },
      sales,
    )
    expect(data.partnerPortalFetches).toEqual([
      { status: 200, isFull: true, sent: 0, removed: 0, userAgent: 'Wohnwelt/2' },
    ])
  })

  it('are nothing for a landlord', async () => {
    const { landlord } = await createStage(app)
    const { errors } = await app.graphql('{ partnerPortals { id url } }', {}, landlord)
    expect(errors?.[0]?.extensions?.name).toBe('NotAllowedError')
    expect(await homesOf('staffPortalHomes', landlord, '')).toBeNull()
  })
})

describe('what portals get', () => {
  it('is shown to a landlord of the own homes, by the rule of the feeds', async () => {
    const stage = await createStage(app)
    const sales = await loginSales(app)
    const { url } = given((await createPortal(app, sales, { name: 'A' })).portal)
    await createPortal(app, sales, { name: 'B', format: 'JSON' })
    const stranger = await app.createUser({ landlord: true })
    await createListing(app.db, stranger)
    await label(app, stage.groupId, 'PARTNER_SYNC_ENABLED')
    const own = await homesOf('portalHomes', stage.landlord)
    expect(own).toEqual({
      totalCount: 1,
      nodes: [
        {
          groupId: stage.groupId,
          portals: [
            { portalName: 'A', isSent: false, reason: 'MISSING_DATA', missing: ['ROOM'], told: null },
            { portalName: 'B', isSent: true, reason: null, missing: [], told: null },
          ],
        },
      ],
    })
    const room = {
      roomType: 'BEDROOM',
      singleBedsCount: 0,
      doubleBedsCount: 1,
      guestBedsCount: 0,
      couchBedsCount: 0,
      othersCount: 0,
    }
    await app.db
      .updateTable('groups')
      .set({ rooms: json([room]) })
      .where('id', '=', stage.groupId)
      .execute()
    await pull(app, url)
    await label(app, stage.groupId, 'NO_PARTNER_SYNC')
    await pull(app, url)
    expect((await homesOf('portalHomes', stage.landlord))?.nodes[0]?.portals[0]).toEqual({
      portalName: 'A',
      isSent: false,
      reason: 'NO_PARTNER_SYNC',
      missing: [],
      told: 'REMOVED',
    })
  })

  it('is found by staff of any landlord', async () => {
    const stage = await createStage(app)
    const sales = await loginSales(app)
    await createPortal(app, sales)
    for (const search of ['tors', 'berl', 'kell', 'jana@', stage.groupId, ''])
      expect((await homesOf('staffPortalHomes', sales, search))?.nodes.map(({ groupId }) => groupId)).toEqual(
        [stage.groupId],
      )
    for (const search of ['nobody', randomUUID(), '%'])
      expect(await homesOf('staffPortalHomes', sales, search)).toEqual({ totalCount: 0, nodes: [] })
  })
})
