import { XMLValidator } from 'fast-xml-parser'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { createListing, createStage, given } from '../../../../test/builders.ts'
import {
  commandPortal,
  createPortal,
  label,
  loginSales,
  pull,
  readOpenImmo,
} from '../../../../test/portals.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { json } from '../../kernel/db/parameters.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { redactText } from '../../kernel/config/log.ts'
import { findJob } from '../../kernel/jobs/registry.ts'

let app: TestApp
let now: Temporal.Instant
let stage: Awaited<ReturnType<typeof createStage>>
let sales: Browser
const rooms = json(
  [{ roomType: 'BEDROOM' }, { roomType: 'LIVING_DINING_ROOM' }].map((room) => ({
    ...room,
    singleBedsCount: 0,
    doubleBedsCount: 0,
    guestBedsCount: 0,
    couchBedsCount: 0,
    othersCount: 0,
  })),
)

beforeAll(async () => {
  app = await buildTestApp()
})
beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-26T08:00:00Z')
  app.setNow(now)
  stage = await createStage(app, {
    group: {
      rooms,
      labels: ['PARTNER_SYNC_ENABLED'],
      title: { en: 'A quiet flat', de: 'Eine ruhige Wohnung' },
    },
  })
  sales = await loginSales(app)
})
afterEach(() => app.reset())
afterAll(() => app.close())

async function portalUrl(input: Record<string, unknown> = {}): Promise<string> {
  const { portal, error } = await createPortal(app, sales, input)
  expect(error).toBeNull()
  return given(given(portal).url)
}

function later(seconds = 60) {
  now = now.add({ seconds })
  app.setNow(now)
}

async function picture(position = 0) {
  const urls = {
    thumbnail_url: '/p/t.webp',
    small_url: '/p/s.webp',
    medium_url: '/p/m.webp',
    large_url: '/p/l.webp',
  }
  await app.db
    .insertInto('pictures')
    .values({
      group_id: stage.groupId,
      landlord_id: stage.landlordId,
      position,
      name: 'kitchen',
      category: 'KITCHEN',
      content_hash: `hash ${position}`,
      ...urls,
    })
    .execute()
}

describe('a feed in OpenImmo', () => {
  it('tells a home as another reader understands it, and no street', async () => {
    await picture()
    const answer = await pull(app, await portalUrl())
    expect(answer.statusCode).toBe(200)
    expect(XMLValidator.validate(answer.body)).toBe(true)
    const { transfer, homes, provider, cursor } = readOpenImmo(answer.body)
    expect(transfer).toMatchObject({
      '@art': 'ONLINE',
      '@umfang': 'VOLL',
      '@version': '1.2.7',
      '@regi_id': 'P-17',
    })
    expect(provider).toMatchObject({ anbieternr: 'P-17', openimmo_anid: 'P-17' })
    expect(cursor).toBe('e1')
    expect(homes).toEqual([
      {
        objektkategorie: {
          nutzungsart: { '@WOHNEN': 'true', '@GEWERBE': 'false' },
          vermarktungsart: { '@KAUF': 'false', '@MIETE_PACHT': 'true' },
          objektart: { wohnung: '' },
        },
        geo: { plz: '10119', ort: 'Berlin', land: { '@iso_land': 'DEU' } },
        kontaktperson: expect.objectContaining({ name: provider.firma }),
        preise: {
          warmmiete: '1500.00',
          heizkosten_enthalten: 'true',
          pauschalmiete: '1500.00',
          preis_zeiteinheit: { '@zeiteinheit': 'MONAT' },
          waehrung: { '@iso_waehrung': 'EUR' },
        },
        flaechen: {
          wohnflaeche: '48',
          anzahl_zimmer: '2',
          anzahl_schlafzimmer: '1',
          anzahl_wohneinheiten: '1',
        },
        ausstattung: { moebliert: { '@moeb': 'VOLL' } },
        freitexte: { objekttitel: 'Eine ruhige Wohnung' },
        anhaenge: {
          anhang: [
            {
              '@location': 'REMOTE',
              '@gruppe': 'TITELBILD',
              format: 'webp',
              daten: { pfad: expect.stringMatching(/^https?:\/\/[^/]+\/p\/l\.webp$/) },
            },
          ],
        },
        verwaltung_objekt: expect.objectContaining({
          objektadresse_freigeben: 'false',
          verfuegbar_ab: 'sofort',
          vermietet: 'false',
          max_personen: '2',
          nichtraucher: 'true',
          haustiere: 'false',
        }),
        verwaltung_techn: {
          objektnr_intern: stage.groupId,
          objektnr_extern: stage.groupId,
          aktion: { '@aktionart': 'CHANGE' },
          openimmo_obid: stage.groupId,
          kennung_ursprung: 'Mezzo',
          stand_vom: '2026-11-26',
          weitergabe_generell: 'false',
          sprache: 'de-DE',
        },
      },
    ])
    expect(answer.body).not.toContain('Torstra')
    expect(answer.body).not.toContain('Keller')
  })

  it('stays XML whatever a landlord writes', async () => {
    const hostile = ']]></freitexte><immobilie> & "\u0000\u0008\u000B\uFFFE\uD800 \u{1F3E0} <!-- \'\r\n&#0;'
    const stored = hostile.replaceAll('\u0000', '').toWellFormed()
    const text = json({ de: `x${stored}y` })
    await app.db
      .updateTable('groups')
      .set({ title: text, description: text })
      .where('id', '=', stage.groupId)
      .execute()
    const answer = await pull(app, await portalUrl())
    expect(XMLValidator.validate(answer.body)).toBe(true)
    // oxlint-disable-next-line no-control-regex
    expect(answer.body).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/)
    const { homes } = readOpenImmo(answer.body)
    expect(homes).toHaveLength(1)
    expect(homes[0]?.['freitexte'].objekttitel).toContain(']]></freitexte><immobilie> & "')
    expect(homes[0]?.['freitexte'].objekttitel).toContain("\u{1F3E0} <!-- '")
  })
})

describe('a feed in JSON', () => {
  it('tells the same home', async () => {
    const answer = await pull(app, await portalUrl({ format: 'JSON', language: 'en' }))
    expect(answer.headers['content-type']).toContain('application/json')
    const feed = answer.json<{ scope: string; cursor: string; homes: Record<string, unknown>[] }>()
    expect(feed).toMatchObject({ version: 1, scope: 'FULL', cursor: 'e1', language: 'en' })
    expect(feed.homes).toEqual([
      expect.objectContaining({
        id: stage.groupId,
        action: 'CHANGE',
        title: 'A quiet flat',
        rent: '1500.00',
        rentPer: 'MONTH',
        currency: 'EUR',
        city: 'Berlin',
        availability: 'NOW',
        availableFrom: null,
        url: expect.stringContaining(`/en/l/${stage.unitIds[0]}`),
      }),
    ])
    expect(answer.body).not.toContain('Torstra')
  })
})

describe('the flags', () => {
  it.each([
    ['OTHER', [], false],
    ['OTHER', ['PARTNER_SYNC_ENABLED'], true],
    ['OTHER', ['PARTNER_SYNC_ENABLED', 'NO_PARTNER_SYNC'], false],
    ['OTHER', ['PARTNER_SYNC_ENABLED', 'PARTNER_LISTING'], false],
    ['OTHER', ['PARTNER_SYNC_ENABLED', 'SKIP_SYNC_WITH_PORTAL'], true],
    ['PROPERTY_PORTAL', ['PARTNER_SYNC_ENABLED', 'SKIP_SYNC_WITH_PORTAL'], false],
    ['PROPERTY_PORTAL', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'], false],
    ['PORTAL_2', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'], false],
    ['PORTAL_3', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_3'], false],
    ['PORTAL_3', ['PARTNER_SYNC_ENABLED', 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'], true],
    ['PROPERTY_PORTAL', ['ALWAYS_SYNC_WITH_PROPERTY_PORTAL'], true],
    ['STUDENT_CHANNEL', ['PARTNER_SYNC_ENABLED'], false],
    ['STUDENT_CHANNEL', ['INCLUDE_IN_STUDENT_CHANNEL'], true],
  ] as const)('of a home for %s: %j', async (place, labels, isSent) => {
    await label(app, stage.groupId, ...labels)
    const feed = readOpenImmo((await pull(app, await portalUrl({ place }))).body)
    expect(feed.changed).toEqual(isSent ? [stage.groupId] : [])
    expect(feed.deleted).toEqual([])
  })

  it('alone ignore what a portal filters', async () => {
    const url = await portalUrl({ place: 'PROPERTY_PORTAL', countries: ['FR'], minPictures: 5 })
    expect(readOpenImmo((await pull(app, url)).body).changed).toEqual([])
    await label(app, stage.groupId, 'ALWAYS_SYNC_WITH_PROPERTY_PORTAL')
    expect(readOpenImmo((await pull(app, url)).body).changed).toEqual([stage.groupId])
  })
})

describe('changes', () => {
  const set = (values: Record<string, unknown>) => () =>
    app.db.updateTable('groups').set(values).where('id', '=', stage.groupId).execute()
  const setUnit = (values: Record<string, unknown>) => () =>
    app.db.updateTable('listings').set(values).where('group_id', '=', stage.groupId).execute()
  const block = (days: string) => () =>
    app.db
      .insertInto('blocks')
      .values({
        listing_id: given(stage.unitIds[0]),
        group_id: stage.groupId,
        landlord_id: stage.landlordId,
        days,
        source: 'own',
        reason: 'OWN_USE',
      })
      .execute()

  it.each([
    ['title', () => set({ title: json({ de: 'Neu' }) })],
    ['description', () => set({ description: json({ de: 'Neu' }) })],
    ['price', () => set({ price: 160_000 })],
    ['deposit', () => set({ deposit: 300_000 })],
    ['area', () => set({ area: 50 })],
    ['amenities', () => set({ amenities: ['elevator'] })],
    ['rules', () => set({ pet_rule: 'ALLOWED' })],
    ['pictures', () => () => picture()],
    ['days that are taken', () => block('[2026-11-20,2026-12-20)')],
    ['the window', () => setUnit({ available_from: parseDay('2027-02-01') })],
  ])('of %s are told once', async (_, change) => {
    const url = await portalUrl()
    const first = readOpenImmo((await pull(app, url)).body)
    later()
    await change()()
    const second = readOpenImmo((await pull(app, url, `?cursor=${first.cursor}`)).body)
    expect([second.transfer['@umfang'], second.changed, second.deleted]).toEqual([
      'TEIL',
      [stage.groupId],
      [],
    ])
    expect(second.cursor).not.toBe(first.cursor)
    later()
    const third = readOpenImmo((await pull(app, url, `?cursor=${second.cursor}`)).body)
    expect([third.changed, third.deleted, third.cursor]).toEqual([[], [], second.cursor])
  })

  it.each([
    ['unpublished', () => setUnit({ published: false }), () => setUnit({ published: true })],
    ['archived', () => set({ archived_at: now }), () => set({ archived_at: null })],
    ['deleted', () => set({ deleted_at: now }), () => set({ deleted_at: null })],
    [
      'flagged',
      () => () => label(app, stage.groupId, 'NO_PARTNER_SYNC'),
      () => set({ labels: ['PARTNER_SYNC_ENABLED'] }),
    ],
    ['without a price', () => set({ price: 0 }), () => set({ price: 150_000 })],
  ])('take out what is %s, at once and for a while, and bring it back', async (_, takeOut, bringBack) => {
    const url = await portalUrl()
    const first = readOpenImmo((await pull(app, url)).body)
    later()
    await takeOut()()
    for (const query of [`?cursor=${first.cursor}`, `?since=${now.subtract({ seconds: 30 }).toString()}`]) {
      const feed = readOpenImmo((await pull(app, url, query)).body)
      expect([feed.changed, feed.deleted]).toEqual([[], [stage.groupId]])
      expect(Object.keys(given(feed.homes[0]))).not.toContain('freitexte')
    }
    const full = readOpenImmo((await pull(app, url)).body)
    expect([full.changed, full.deleted]).toEqual([[], []])
    later()
    await bringBack()()
    const back = readOpenImmo((await pull(app, url, `?cursor=${full.cursor}`)).body)
    expect([back.changed, back.deleted]).toEqual([[stage.groupId], []])
  })

  it('take all out of a portal that is paused', async () => {
    const { portal } = await createPortal(app, sales)
    const { id, url } = given(portal)
    const first = readOpenImmo((await pull(app, url)).body)
    later()
    await commandPortal(app, sales, 'changePartnerPortal', id, { isPaused: true })
    const feed = readOpenImmo((await pull(app, url, `?cursor=${first.cursor}`)).body)
    expect(feed.deleted).toEqual([stage.groupId])
  })

  it('are forgotten after 30 days, which an old cursor is told', async () => {
    const url = await portalUrl()
    const first = readOpenImmo((await pull(app, url)).body)
    later()
    await setUnit({ published: false })()
    const second = readOpenImmo((await pull(app, url)).body)
    later(31 * 24 * 3600)
    await findJob('forgetPortalFeeds')?.handler(await app.ctxFor(null), {})
    expect((await pull(app, url, `?cursor=${first.cursor}`)).statusCode).toBe(400)
    expect(readOpenImmo((await pull(app, url, `?cursor=${second.cursor}`)).body).deleted).toEqual([])
    expect(await app.db.selectFrom('partner_portal_homes').selectAll().execute()).toEqual([])
    expect(await app.db.selectFrom('partner_portal_fetches').select('id').execute()).toHaveLength(1)
  })

  it('are written for many homes without one twice or none', async () => {
    const ids = await Promise.all(
      Array.from({ length: 510 }, () =>
        createListing(app.db, stage.landlordId, { group: { rooms, labels: ['PARTNER_SYNC_ENABLED'] } }),
      ),
    )
    const feed = readOpenImmo((await pull(app, await portalUrl())).body)
    expect(feed.changed.toSorted()).toEqual([stage.groupId, ...ids.map(({ groupId }) => groupId)].toSorted())
  })
})

describe("a portal's link", () => {
  it('answers 304 to what it gave, compressed or plain, and tells nobody else to keep it', async () => {
    const url = await portalUrl()
    const first = await pull(app, url)
    expect(first.headers['cache-control']).toBe('private, no-store')
    const { etag, 'last-modified': modified } = first.headers
    const known = await pull(app, url, '', { 'if-none-match': String(etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const unmodified = await pull(app, url, '', { 'if-modified-since': String(modified) })
    expect(unmodified.statusCode).toBe(304)
    later()
    await app.db.updateTable('groups').set({ price: 1 }).where('id', '=', stage.groupId).execute()
    const changed = await pull(app, url, '', { 'if-none-match': String(etag), 'accept-encoding': 'gzip' })
    expect([changed.statusCode, changed.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(readOpenImmo(gunzipSync(changed.rawPayload).toString()).changed).toEqual([stage.groupId])
    const head = await app.app.inject({ method: 'HEAD', url: new URL(url).pathname })
    expect([head.statusCode, head.headers['etag']]).toEqual([200, changed.headers['etag']])
    const fetches = await app.db
      .selectFrom('partner_portal_fetches')
      .select(['status', 'sent'])
      .orderBy('id')
      .execute()
    expect(fetches).toEqual([
      { status: 200, sent: 1 },
      { status: 304, sent: 0 },
      { status: 304, sent: 0 },
      { status: 200, sent: 1 },
    ])
  })

  it('takes whatever a portal calls us, and tells who runs the installation anew when that changes', async () => {
    const { operator } = app.services.config
    app.services.config.operator = readConfig({ MEZZO_DEMO: '1' }).operator
    const url = await portalUrl({ providerNumber: '12–B "🏠"' })
    const first = await pull(app, url)
    expect(first.statusCode).toBe(200)
    const { provider, cursor } = readOpenImmo(first.body)
    expect(provider).toMatchObject({ anbieternr: '12–B "🏠"' })
    later()
    app.services.config.operator = { ...given(app.services.config.operator), phone: '+49 30 555' }
    const second = await pull(app, url, `?cursor=${cursor}`, {
      'if-none-match': String(first.headers['etag']),
    })
    const full = await pull(app, url, '', { 'if-none-match': String(first.headers['etag']) })
    const since = await pull(app, url, '', { 'if-modified-since': String(first.headers['last-modified']) })
    app.services.config.operator = operator
    expect([second.statusCode, full.statusCode, since.statusCode]).toEqual([200, 200, 200])
    expect(readOpenImmo(second.body).changed).toEqual([stage.groupId])
    expect(second.body).toContain('+49 30 555')
  })

  it('answers a question for the heads alone as it would the whole one, without counting it', async () => {
    const url = await portalUrl()
    const { etag } = (await pull(app, url)).headers
    const head = (headers = {}) => app.app.inject({ method: 'HEAD', url: new URL(url).pathname, headers })
    expect((await head({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    later()
    await app.db.updateTable('groups').set({ price: 1 }).where('id', '=', stage.groupId).execute()
    const changed = await head({ 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.body]).toEqual([200, ''])
    expect((await pull(app, url)).headers['etag']).toBe(changed.headers['etag'])
    expect(await app.db.selectFrom('partner_portal_fetches').select('id').execute()).toHaveLength(2)
  })

  it('that is unknown, forged, replaced or ended looks like one that never was', async () => {
    const { portal } = await createPortal(app, sales)
    const { id, url } = given(portal)
    const missing = await app.app.inject({ method: 'GET', url: '/api/portals/nothing' })
    expect(missing.statusCode).toBe(404)
    const forged = `${given(url).slice(0, -2)}AA`
    const { portal: replaced } = await commandPortal(app, sales, 'replacePartnerPortalLink', id)
    for (const dead of [forged, url]) {
      const answer = await pull(app, dead)
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
    }
    expect((await pull(app, given(replaced).url)).statusCode).toBe(200)
    await commandPortal(app, sales, 'revokePartnerPortal', id)
    const ended = await pull(app, given(replaced).url)
    expect([ended.statusCode, ended.body]).toEqual([404, missing.body])
    expect((await commandPortal(app, sales, 'changePartnerPortal', id, {})).error?.name).toBe(
      'ResourceNotFoundError',
    )
  })

  it.each([
    '?cursor=e99',
    '?cursor=abc',
    '?cursor=',
    '?cursor=e1&cursor=e1',
    '?since=now',
    '?cursor=e0&since=2026-11-26T07:00:00Z',
  ])('refuses %s with words', async (query) => {
    const answer = await pull(app, await portalUrl(), query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: { name: string; message: string } }>().error).toMatchObject({
      name: 'ValidationError',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })

  it('stands in no log', async () => {
    expect(redactText(`GET ${await portalUrl()}?cursor=e1`)).toMatch(/\/api\/portals\/\[hidden\]\?cursor=e1$/)
  })
})
