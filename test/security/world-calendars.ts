import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { parseDay } from '../../src/domain/kernel/day.ts'
import { json } from '../../src/server/kernel/db/parameters.ts'
import type { TestApp } from '../app.ts'
import type { Instances } from './matrix-instances.ts'
import type { FileKey } from '../../src/server/kernel/files/folders.ts'

export async function createCalendarExports(t: TestApp, listings: Instances[]): Promise<void> {
  const now = t.services.now()
  for (const listing of listings) {
    const { id } = await t.db
      .insertInto('calendar_exports')
      .values({
        landlord_id: listing.landlordId,
        group_id: listing.groupId,
        listing_id: listing.listingId,
        label: `Calendar of ${listing.groupId}`,
        platform: 'AIRBNB',
        language: 'en',
        created_at: now,
        changed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('calendar_export_fetches')
      .values({ export_id: id, at: now, status: 200, user_agent: `Reader of ${listing.groupId}` })
      .execute()
    listing.calendarExportId = id
    const cleaning = await t.db
      .insertInto('cleaning_links')
      .values({
        landlord_id: listing.landlordId,
        group_id: listing.groupId,
        listing_id: listing.listingId,
        label: `Cleaner of ${listing.groupId}`,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    listing.cleaningLinkId = cleaning.id
    listing.cleaningPhotoId = await insertCleaningPhotoOf(t, listing)
  }
}

async function insertCleaningPhotoOf(t: TestApp, listing: Instances): Promise<string> {
  const key: FileKey = `cleaning-photos/${randomUUID()}`
  for (const size of ['small', 'large'])
    await t.services.files.put(
      `${key}/${size}.jpg`,
      new TextEncoder().encode(`${size} photo of ${listing.groupId}`),
    )
  const { id } = await t.db
    .insertInto('cleaning_photos')
    .values({
      landlord_id: listing.landlordId,
      listing_id: listing.listingId,
      day: parseDay('2099-01-01'),
      link_id: listing.cleaningLinkId,
      upload_id: randomUUID(),
      storage_key: key,
      size: 20,
      added_at: t.services.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A feed in quarantine, with a window's end, a change, and a block that stands over the listing's first stay, if any;
 * and one from which an entry is missing.
 */
export async function createCalendarFeeds(t: TestApp, listings: Instances[]): Promise<void> {
  const now = t.services.now()
  for (const listing of listings) {
    listing.importedBlockId = randomUUID()
    const name = `Guest of ${listing.groupId}`
    const event = {
      id: listing.importedBlockId,
      uid: 'guest',
      summary: name,
      kind: 'STAY',
      days: { from: '2099-01-01', to: '2099-01-31' },
      block: { from: '2099-01-01', to: '2099-01-31' },
    }
    const unit = { listing_id: listing.listingId, group_id: listing.groupId, landlord_id: listing.landlordId }
    const { id } = await t.db
      .insertInto('calendar_feeds')
      .values({
        ...unit,
        kind: 'LINK',
        platform: 'AIRBNB',
        label: `Feed of ${listing.groupId}`,
        url: `https://calendar.invalid/${listing.groupId}.ics`,
        answered_at: now,
        next_check_at: now.add({ hours: 1000 }),
        events: json([event]),
        event_count: 1,
        quarantine_since: now,
        quarantine_answers: 1,
        window_days: '[2099-06-01,2100-01-01)',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const missing = { rule: 'LAST', since: now.toString(), answers: 1 }
    await t.db
      .insertInto('calendar_feeds')
      .values({
        ...unit,
        kind: 'LINK',
        platform: 'OTHER',
        label: `Feed without an entry of ${listing.groupId}`,
        url: `https://calendar.invalid/${listing.groupId}/missing.ics`,
        answered_at: now,
        next_check_at: now.add({ hours: 1000 }),
        events: json([{ ...event, id: randomUUID(), uid: 'missing', missing }]),
        missing_count: 1,
      })
      .execute()
    const change = {
      kind: 'BLOCKED',
      reason: 'EVENT_NEW',
      from: '2099-01-01',
      to: '2099-01-31',
      summary: name,
    }
    await t.db
      .insertInto('calendar_feed_changes')
      .values({ feed_id: id, landlord_id: listing.landlordId, at: now, changes: json([change]) })
      .execute()
    const block = { source: 'ics', reason: 'RENTED_ELSEWHERE', note: name, feed_id: id }
    await sql`
      insert into blocks (id, listing_id, group_id, landlord_id, days, source, reason, note, feed_id)
      select ${listing.importedBlockId}::uuid, ${listing.listingId}::uuid, ${listing.groupId}::uuid, ${listing.landlordId}::uuid,
        coalesce((select days from occupancies where listing_id = ${listing.listingId}::uuid order by days desc limit 1),
          daterange('2099-01-01', '2099-02-01')),
        ${block.source}, ${block.reason}, ${block.note}, ${block.feed_id}::uuid`.execute(t.db)
    listing.calendarFeedId = id
  }
}

/** Days of each listing that its landlord has blocked. */
export async function createOwnBlocks(t: TestApp, listings: Instances[]): Promise<void> {
  for (const listing of listings) {
    const unit = { listing_id: listing.listingId, group_id: listing.groupId, landlord_id: listing.landlordId }
    const words = { source: 'own', reason: 'OTHER', note: `Blocked in ${listing.groupId}` } as const
    const { id } = await t.db
      .insertInto('blocks')
      .values({ ...unit, ...words, days: '[2099-03-01,2099-03-31]' })
      .returning('id')
      .executeTakeFirstOrThrow()
    listing.ownBlockId = id
  }
}
