import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { createPortal, loginSales } from './portals.ts'
import { json } from '../src/server/kernel/db/parameters.ts'

/** The server at a time, with a home that portals get, and somebody of the sales staff. */
export interface FeedStage {
  app: TestApp
  now: Temporal.Instant
  stage: Awaited<ReturnType<typeof createStage>>
  sales: Browser
}

/** The rooms of the home. */
export const rooms = json(
  [{ roomType: 'BEDROOM' }, { roomType: 'LIVING_DINING_ROOM' }].map((room) => ({
    ...room,
    singleBedsCount: 0,
    doubleBedsCount: 0,
    guestBedsCount: 0,
    couchBedsCount: 0,
    othersCount: 0,
  })),
)

/** Starts the server before the tests of a file and ends it after; each test has a home of its own. */
export function startFeedStage(): FeedStage {
  const feeds = {} as FeedStage
  beforeAll(async () => {
    feeds.app = await buildTestApp()
  })
  beforeEach(async () => {
    feeds.now = Temporal.Instant.from('2026-11-26T08:00:00Z')
    feeds.app.setNow(feeds.now)
    feeds.stage = await createStage(feeds.app, {
      group: {
        rooms,
        labels: ['PARTNER_SYNC_ENABLED'],
        title: { en: 'A quiet flat', de: 'Eine ruhige Wohnung' },
      },
    })
    feeds.sales = await loginSales(feeds.app)
  })
  afterEach(() => feeds.app.reset())
  afterAll(() => feeds.app.close())
  return feeds
}

/** Makes a portal; answers its link. */
export async function portalUrl(
  { app, sales }: FeedStage,
  input: Record<string, unknown> = {},
): Promise<string> {
  const { portal, error } = await createPortal(app, sales, input)
  expect(error).toBeNull()
  return given(given(portal).url)
}

/** Lets time pass. */
export function later(feeds: FeedStage, seconds = 60) {
  feeds.now = feeds.now.add({ seconds })
  feeds.app.setNow(feeds.now)
}

/** Adds a picture to the home. */
export async function picture({ app, stage }: FeedStage, position = 0) {
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
