import { asOneLine } from '../../../domain/kernel/text.ts'
import { isChannel } from '../../../domain/calendars/calendar-export.ts'
import type { CalendarPlatform } from '../../../domain/catalogue/calendars.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { lockGroups } from '../blocks/block-sql.ts'
import { findExportTarget, type ExportTarget } from './target-sql.ts'
import { type CalendarExportRow, countLivingExports, endExport, findExport, insertExport } from './sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Most living links about one unit or one group. */
export const EXPORTS_PER_LISTING = 20

const longestLabel = 80

/** For whom a link is, and what it may contain; about a unit or a whole group. */
export interface NewExport {
  listingId: string | null
  groupId: string | null
  label: string
  platform: CalendarPlatform
  withNames: boolean
}

/** Makes a private link for one recipient. */
export async function createCalendarExport(
  ctx: Context,
  input: NewExport,
  key: string,
): Promise<CalendarExportRow> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const id = await withIdempotency(trx, ctx, { key, operation: 'createCalendarExport', body: input }, () =>
      addExport(trx, ctx, input),
    )
    return foundExport(await findExport(trx, viewer, id))
  })
}

async function addExport(trx: Db, ctx: Context, input: NewExport): Promise<string> {
  const find = () => findExportTarget(trx, requireViewer(ctx), input)
  const seenBefore = await find()
  await lockGroups(trx, seenBefore ? [seenBefore.groupId] : [])
  // The home may have been handed over before we had the lock.
  const target = await find()
  if (!target) throw new ResourceNotFoundError()
  const label = checkedLabel(input, target)
  if ((await countLivingExports(trx, target)) >= EXPORTS_PER_LISTING)
    throw new ValidationError({ label: 'calendarExport.label.tooMany' })
  const { landlordId, groupId, listingId } = target
  const { platform, withNames } = input
  const id = await insertExport(trx, {
    landlordId,
    groupId,
    listingId,
    label,
    platform,
    withNames,
    language: ctx.language,
    now: ctx.now(),
  })
  await audit(trx, ctx, {
    action: 'createCalendarExport',
    entityType: 'calendar_export',
    entityId: id,
    landlordId,
    data: { groupId, listingId, label, platform, withNames },
  })
  return id
}

function checkedLabel(input: NewExport, target: ExportTarget): string {
  const label = asOneLine(input.label)
  if (label === '') throw new ValidationError({ label: 'calendarExport.label.missing' })
  if (label.length > longestLabel) throw new ValidationError({ label: 'calendarExport.label.tooLong' })
  // A channel would close the apartment as soon as one of its units is taken.
  if (isChannel(input.platform) && !target.listingId)
    throw new ValidationError({ platform: 'calendarExport.platform.perUnit' })
  return label
}

/** Ends a link at once; one that has ended already stays as it is. */
export async function revokeCalendarExport(
  ctx: Context,
  exportId: string,
  key: string,
): Promise<CalendarExportRow> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const call = { key, operation: 'revokeCalendarExport', body: { exportId } }
    await withIdempotency(trx, ctx, call, async () => {
      const found = foundExport(await findExport(trx, viewer, exportId))
      if (await endExport(trx, found.id, ctx.now())) await auditEnd(trx, ctx, found)
      return null
    })
    return foundExport(await findExport(trx, viewer, exportId))
  })
}

async function auditEnd(trx: Db, ctx: Context, { id, label, platform }: CalendarExportRow): Promise<void> {
  await audit(trx, ctx, {
    action: 'revokeCalendarExport',
    entityType: 'calendar_export',
    entityId: id,
    landlordId: requireViewer(ctx).landlordId,
    data: { label, platform },
  })
}

function foundExport(row: CalendarExportRow | null): CalendarExportRow {
  if (!row) throw new ResourceNotFoundError()
  return row
}
