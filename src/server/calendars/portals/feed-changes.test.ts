import { describe, expect, it } from 'vitest'
import { createListing, given } from '../../../../test/builders.ts'
import { commandPortal, createPortal, label, pull, readOpenImmo } from '../../../../test/portals.ts'
import { parseDay } from '../../../domain/kernel/day.ts'
import { json } from '../../kernel/db/parameters.ts'
import { findJob } from '../../kernel/jobs/registry.ts'
import { later, picture, portalUrl, rooms, startFeedStage } from '../../../../test/feed-stage.ts'

const feeds = startFeedStage()

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
    await label(feeds.app, feeds.stage.groupId, ...labels)
    const feed = readOpenImmo((await pull(feeds.app, await portalUrl(feeds, { place }))).body)
    expect(feed.changed).toEqual(isSent ? [feeds.stage.groupId] : [])
    expect(feed.deleted).toEqual([])
  })

  it('alone ignore what a portal filters', async () => {
    const url = await portalUrl(feeds, { place: 'PROPERTY_PORTAL', countries: ['FR'], minPictures: 5 })
    expect(readOpenImmo((await pull(feeds.app, url)).body).changed).toEqual([])
    await label(feeds.app, feeds.stage.groupId, 'ALWAYS_SYNC_WITH_PROPERTY_PORTAL')
    expect(readOpenImmo((await pull(feeds.app, url)).body).changed).toEqual([feeds.stage.groupId])
  })
})

describe('changes', () => {
  const set = (values: Record<string, unknown>) => () =>
    feeds.app.db.updateTable('groups').set(values).where('id', '=', feeds.stage.groupId).execute()
  const setUnit = (values: Record<string, unknown>) => () =>
    feeds.app.db.updateTable('listings').set(values).where('group_id', '=', feeds.stage.groupId).execute()
  const block = (days: string) => () =>
    feeds.app.db
      .insertInto('blocks')
      .values({
        listing_id: given(feeds.stage.unitIds[0]),
        group_id: feeds.stage.groupId,
        landlord_id: feeds.stage.landlordId,
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
    ['pictures', () => () => picture(feeds)],
    ['days that are taken', () => block('[2026-11-20,2026-12-20)')],
    ['the window', () => setUnit({ available_from: parseDay('2027-02-01') })],
  ])('of %s are told once', async (_, change) => {
    const url = await portalUrl(feeds)
    const first = readOpenImmo((await pull(feeds.app, url)).body)
    later(feeds)
    await change()()
    const second = readOpenImmo((await pull(feeds.app, url, `?cursor=${first.cursor}`)).body)
    expect([second.transfer['@umfang'], second.changed, second.deleted]).toEqual([
      'TEIL',
      [feeds.stage.groupId],
      [],
    ])
    expect(second.cursor).not.toBe(first.cursor)
    later(feeds)
    const third = readOpenImmo((await pull(feeds.app, url, `?cursor=${second.cursor}`)).body)
    expect([third.changed, third.deleted, third.cursor]).toEqual([[], [], second.cursor])
  })

  it.each([
    ['unpublished', () => setUnit({ published: false }), () => setUnit({ published: true })],
    ['archived', () => set({ archived_at: feeds.now }), () => set({ archived_at: null })],
    ['deleted', () => set({ deleted_at: feeds.now }), () => set({ deleted_at: null })],
    [
      'flagged',
      () => () => label(feeds.app, feeds.stage.groupId, 'NO_PARTNER_SYNC'),
      () => set({ labels: ['PARTNER_SYNC_ENABLED'] }),
    ],
    ['without a price', () => set({ price: 0 }), () => set({ price: 150_000 })],
  ])('take out what is %s, at once and for a while, and bring it back', async (_, takeOut, bringBack) => {
    const url = await portalUrl(feeds)
    const first = readOpenImmo((await pull(feeds.app, url)).body)
    later(feeds)
    await takeOut()()
    for (const query of [
      `?cursor=${first.cursor}`,
      `?since=${feeds.now.subtract({ seconds: 30 }).toString()}`,
    ]) {
      const feed = readOpenImmo((await pull(feeds.app, url, query)).body)
      expect([feed.changed, feed.deleted]).toEqual([[], [feeds.stage.groupId]])
      expect(Object.keys(given(feed.homes[0]))).not.toContain('freitexte')
    }
    const full = readOpenImmo((await pull(feeds.app, url)).body)
    expect([full.changed, full.deleted]).toEqual([[], []])
    later(feeds)
    await bringBack()()
    const back = readOpenImmo((await pull(feeds.app, url, `?cursor=${full.cursor}`)).body)
    expect([back.changed, back.deleted]).toEqual([[feeds.stage.groupId], []])
  })

  it('take all out of a portal that is paused', async () => {
    const { portal } = await createPortal(feeds.app, feeds.sales)
    const { id, url } = given(portal)
    const first = readOpenImmo((await pull(feeds.app, url)).body)
    later(feeds)
    await commandPortal(feeds.app, feeds.sales, 'changePartnerPortal', id, { isPaused: true })
    const feed = readOpenImmo((await pull(feeds.app, url, `?cursor=${first.cursor}`)).body)
    expect(feed.deleted).toEqual([feeds.stage.groupId])
  })

  it('are forgotten after 30 days, which an old cursor is told', async () => {
    const url = await portalUrl(feeds)
    const first = readOpenImmo((await pull(feeds.app, url)).body)
    later(feeds)
    await setUnit({ published: false })()
    const second = readOpenImmo((await pull(feeds.app, url)).body)
    later(feeds, 31 * 24 * 3600)
    await findJob('forgetPortalFeeds')?.handler(await feeds.app.ctxFor(null), {})
    expect((await pull(feeds.app, url, `?cursor=${first.cursor}`)).statusCode).toBe(400)
    expect(readOpenImmo((await pull(feeds.app, url, `?cursor=${second.cursor}`)).body).deleted).toEqual([])
    expect(await feeds.app.db.selectFrom('partner_portal_homes').selectAll().execute()).toEqual([])
    expect(await feeds.app.db.selectFrom('partner_portal_fetches').select('id').execute()).toHaveLength(1)
  })

  it('are written for many homes without one twice or none', async () => {
    const ids = await Promise.all(
      Array.from({ length: 510 }, () =>
        createListing(feeds.app.db, feeds.stage.landlordId, {
          group: { rooms, labels: ['PARTNER_SYNC_ENABLED'] },
        }),
      ),
    )
    const feed = readOpenImmo((await pull(feeds.app, await portalUrl(feeds))).body)
    expect(feed.changed.toSorted()).toEqual(
      [feeds.stage.groupId, ...ids.map(({ groupId }) => groupId)].toSorted(),
    )
  })
})
