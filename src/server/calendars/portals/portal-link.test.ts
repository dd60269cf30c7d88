import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { commandPortal, createPortal, pull, readOpenImmo } from '../../../../test/portals.ts'
import { readConfig } from '../../kernel/config/config.ts'
import { redactText } from '../../kernel/config/log.ts'
import { later, portalUrl, startFeedStage } from '../../../../test/feed-stage.ts'

const feeds = startFeedStage()

describe("a portal's link", () => {
  it('answers 304 to what it gave, compressed or plain, and tells nobody else to keep it', async () => {
    const url = await portalUrl(feeds)
    const first = await pull(feeds.app, url)
    expect(first.headers['cache-control']).toBe('private, no-store')
    const { etag, 'last-modified': modified } = first.headers
    const known = await pull(feeds.app, url, '', { 'if-none-match': String(etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const unmodified = await pull(feeds.app, url, '', { 'if-modified-since': String(modified) })
    expect(unmodified.statusCode).toBe(304)
    later(feeds)
    await feeds.app.db.updateTable('groups').set({ price: 1 }).where('id', '=', feeds.stage.groupId).execute()
    const changed = await pull(feeds.app, url, '', {
      'if-none-match': String(etag),
      'accept-encoding': 'gzip',
    })
    expect([changed.statusCode, changed.headers['content-encoding']]).toEqual([200, 'gzip'])
    expect(readOpenImmo(gunzipSync(changed.rawPayload).toString()).changed).toEqual([feeds.stage.groupId])
    const head = await feeds.app.app.inject({ method: 'HEAD', url: new URL(url).pathname })
    expect([head.statusCode, head.headers['etag']]).toEqual([200, changed.headers['etag']])
    const fetches = await feeds.app.db
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
    const { operator } = feeds.app.services.config
    feeds.app.services.config.operator = readConfig({ MEZZO_DEMO: '1' }).operator
    const url = await portalUrl(feeds, { providerNumber: '12–B "🏠"' })
    const first = await pull(feeds.app, url)
    expect(first.statusCode).toBe(200)
    const { provider, cursor } = readOpenImmo(first.body)
    expect(provider).toMatchObject({ anbieternr: '12–B "🏠"' })
    later(feeds)
    feeds.app.services.config.operator = { ...given(feeds.app.services.config.operator), phone: '+49 30 555' }
    const second = await pull(feeds.app, url, `?cursor=${cursor}`, {
      'if-none-match': String(first.headers['etag']),
    })
    const full = await pull(feeds.app, url, '', { 'if-none-match': String(first.headers['etag']) })
    const since = await pull(feeds.app, url, '', {
      'if-modified-since': String(first.headers['last-modified']),
    })
    feeds.app.services.config.operator = operator
    expect([second.statusCode, full.statusCode, since.statusCode]).toEqual([200, 200, 200])
    expect(readOpenImmo(second.body).changed).toEqual([feeds.stage.groupId])
    expect(second.body).toContain('+49 30 555')
  })

  it('answers a question for the heads alone as it would the whole one, without counting it', async () => {
    const url = await portalUrl(feeds)
    const { etag } = (await pull(feeds.app, url)).headers
    const head = (headers = {}) =>
      feeds.app.app.inject({ method: 'HEAD', url: new URL(url).pathname, headers })
    expect((await head({ 'if-none-match': String(etag) })).statusCode).toBe(304)
    later(feeds)
    await feeds.app.db.updateTable('groups').set({ price: 1 }).where('id', '=', feeds.stage.groupId).execute()
    const changed = await head({ 'if-none-match': String(etag) })
    expect([changed.statusCode, changed.body]).toEqual([200, ''])
    expect((await pull(feeds.app, url)).headers['etag']).toBe(changed.headers['etag'])
    expect(await feeds.app.db.selectFrom('partner_portal_fetches').select('id').execute()).toHaveLength(2)
  })

  it('that is unknown, forged, replaced or ended looks like one that never was', async () => {
    const { portal } = await createPortal(feeds.app, feeds.sales)
    const { id, url } = given(portal)
    const missing = await feeds.app.app.inject({ method: 'GET', url: '/api/portals/nothing' })
    expect(missing.statusCode).toBe(404)
    const forged = `${given(url).slice(0, -2)}AA`
    const { portal: replaced } = await commandPortal(feeds.app, feeds.sales, 'replacePartnerPortalLink', id)
    for (const dead of [forged, url]) {
      const answer = await pull(feeds.app, dead)
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
    }
    expect((await pull(feeds.app, given(replaced).url)).statusCode).toBe(200)
    await commandPortal(feeds.app, feeds.sales, 'revokePartnerPortal', id)
    const ended = await pull(feeds.app, given(replaced).url)
    expect([ended.statusCode, ended.body]).toEqual([404, missing.body])
    expect((await commandPortal(feeds.app, feeds.sales, 'changePartnerPortal', id, {})).error?.name).toBe(
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
    const answer = await pull(feeds.app, await portalUrl(feeds), query)
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ error: { name: string; message: string } }>().error).toMatchObject({
      name: 'ValidationError',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })

  it('stands in no log', async () => {
    expect(redactText(`GET ${await portalUrl(feeds)}?cursor=e1`)).toMatch(
      /\/api\/portals\/\[hidden\]\?cursor=e1$/,
    )
  })
})
