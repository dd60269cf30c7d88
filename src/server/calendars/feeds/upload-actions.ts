import { createHash } from 'node:crypto'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import { dayOf } from '../../../domain/kernel/day.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { checkFeedInput, syncErrorKey } from '../../../domain/calendars/feed-input.ts'
import { timeZoneOf } from '../../../domain/listings/listing-time-zone.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Upload } from '../../kernel/http/upload.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { listGroups } from '../../listings/listings/sql.ts'
import { applyWithin } from './apply.ts'
import { auditFeed } from './audit.ts'
import { demandRoom, lockUnit, refuseFeed } from './feed-actions.ts'
import { findFeed, insertFeed, saveFile } from './feeds-sql.ts'
import { parseCalendar } from './parse/parse-calendar.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** A calendar file for a unit: a new feed, or with `feedId` the newer file of one that is there. */
export interface UploadInput {
  listingId: string
  label: string
  platform: CalendarPlatform | null
  feedId: string | null
}

/** Reads an uploaded calendar and takes it over at once; what can't be read is refused with one of the six messages (D8). */
export async function uploadCalendar(
  ctx: Context,
  input: UploadInput,
  { name, content }: Upload['file'],
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  refuseFeed(checkFeedInput({ label: input.label, fileName: name }))
  const body = { ...input, sha256: createHash('sha256').update(content).digest('hex') }
  const unit = await ctx.db.transaction().execute((trx) => lockUnit(trx, ctx, input.listingId))
  const [group] = await listGroups(ctx.db, [unit.groupId])
  const timeZone = timeZoneOf(group?.country ?? '')
  const calendar = await parseCalendar(content, { timeZone, today: dayOf(ctx.now(), timeZone) })
  if (calendar.error !== null) throw new ValidationError({ file: syncErrorKey(calendar.error) })
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'uploadCalendar', body }, async () => {
      await lockUnit(trx, ctx, unit.id)
      const label = asOneLine(input.label)
      const known = input.feedId ? await findFeed(trx, viewer, input.feedId) : null
      if (input.feedId && (known?.kind !== 'FILE' || known.listingId !== unit.id))
        throw new ResourceNotFoundError()
      if (!known) await demandRoom(trx, unit.id)
      const platform = input.platform ?? 'OTHER'
      const at = ctx.now()
      const id =
        known?.id ??
        (await insertFeed(trx, { unit, kind: 'FILE', platform, label, url: null, fileName: name, at }))
      if (known) await saveFile(trx, id, name)
      const feed = { id, landlordId: unit.landlordId, listingId: unit.id, label: known?.label ?? label }
      await auditFeed(trx, ctx, feed, 'uploadCalendarFeed', { fileName: name })
      // With the key: a repetition that comes after a newer file must not bring the older one back.
      await applyWithin(trx, ctx, id, { answer: calendar, at })
      return id
    }),
  )
}
