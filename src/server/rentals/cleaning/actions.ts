import { NotAllowedError, ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { addDays, type Day } from '../../../domain/kernel/day.ts'
import { asOneLine } from '../../../domain/kernel/text.ts'
import {
  CLEANING_KEYS_MAX_LENGTH,
  CLEANING_LABEL_MAX_LENGTH,
  TURNOVER_DAYS_BEFORE,
} from '../../../domain/rentals/stays/turnovers.ts'
import { findExportTarget } from '../../calendars/exports/target-sql.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  type CleaningLinkRow,
  countLivingCleaningLinks,
  endCleaningLink,
  findCleaningLink,
  forgetCleaningLinks,
  insertCleaningLink,
} from './links-sql.ts'
import { removePrivatePhotos } from '../../listings/pictures/private-photos.ts'
import { deleteOldPhotos } from './photos-sql.ts'
import { openedByToken, type CleaningPlan, planCleaning } from './plan.ts'
import { deleteCleaningDone, forgetCleaningDone, insertCleaningDone } from './sql.ts'

/** Most living links of a landlord. */
export const CLEANING_LINKS_PER_LANDLORD = 100

/** For whom a link is, and where: all homes, all units of a home, or one unit. */
export interface NewCleaningLink {
  groupId: string | null
  listingId: string | null
  label: string
  keys: string
}

/** Makes a private link for somebody who cleans; nobody gives away more than they see. */
export async function createCleaningLink(
  ctx: Context,
  input: NewCleaningLink,
  key: string,
): Promise<CleaningLinkRow> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const id = await withIdempotency(trx, ctx, { key, operation: 'createCleaningLink', body: input }, () =>
      addCleaningLink(trx, ctx, input),
    )
    return foundLink(await findCleaningLink(trx, viewer, id))
  })
}

async function addCleaningLink(trx: Db, ctx: Context, input: NewCleaningLink): Promise<string> {
  const target = await targetOf(trx, requireViewer(ctx), input)
  const { landlordId, groupId, listingId } = target
  const label = asOneLine(input.label)
  const keys = input.keys.trim()
  if (label === '') throw new ValidationError({ label: 'missing' })
  if (label.length > CLEANING_LABEL_MAX_LENGTH) throw new ValidationError({ label: 'tooLong' })
  if (keys.length > CLEANING_KEYS_MAX_LENGTH) throw new ValidationError({ keys: 'tooLong' })
  if ((await countLivingCleaningLinks(trx, landlordId)) >= CLEANING_LINKS_PER_LANDLORD)
    throw new ValidationError({ label: 'tooMany' })
  const id = await insertCleaningLink(trx, { ...target, label, keys, createdAt: ctx.now() })
  await audit(trx, ctx, {
    action: 'createCleaningLink',
    entityType: 'cleaning_link',
    entityId: id,
    landlordId,
    // Where the keys are is nobody's to read in the log.
    data: { groupId, listingId, label },
  })
  return id
}

async function targetOf(trx: Db, viewer: Viewer, { groupId, listingId }: NewCleaningLink) {
  if (groupId || listingId) {
    const target = await findExportTarget(trx, viewer, { groupId, listingId })
    if (!target) throw new ResourceNotFoundError()
    return target
  }
  // All homes are for whoever works on all of them.
  if (!viewer.landlordId || viewer.groupIds) throw new NotAllowedError()
  return { landlordId: viewer.landlordId, groupId: null, listingId: null }
}

/** Ends a link at once; one that has ended already stays as it is. */
export async function revokeCleaningLink(
  ctx: Context,
  linkId: string,
  key: string,
): Promise<CleaningLinkRow> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, async (trx) => {
    const call = { key, operation: 'revokeCleaningLink', body: { linkId } }
    await withIdempotency(trx, ctx, call, async () => {
      const { id, label } = foundLink(await findCleaningLink(trx, viewer, linkId))
      if (await endCleaningLink(trx, id, ctx.now())) {
        const { landlordId } = viewer
        const action = 'revokeCleaningLink'
        await audit(trx, ctx, {
          action,
          entityType: 'cleaning_link',
          entityId: id,
          landlordId,
          data: { label },
        })
      }
      return null
    })
    return foundLink(await findCleaningLink(trx, viewer, linkId))
  })
}

function foundLink(link: CleaningLinkRow | null): CleaningLinkRow {
  if (!link) throw new ResourceNotFoundError()
  return link
}

/** A turnover of a link's page, and whether it is done. */
export interface CleaningTick {
  token: string
  listingId: string
  day: Day
  done: boolean
}

/**
 * Whoever has a link ticks a turnover of it off, or takes that back; the same tick again changes nothing. Refused while
 * whoever leaves still lives there.
 */
export async function markCleaned(ctx: Context, tick: CleaningTick): Promise<CleaningPlan> {
  return inTransaction(ctx, async (trx) => {
    const link = await openedByToken(trx, ctx, tick.token)
    const turnovers = await planCleaning(trx, { link }, ctx.today())
    const turnover = turnovers.find(({ listingId, day }) => listingId === tick.listingId && day === tick.day)
    if (!turnover) throw new ResourceNotFoundError()
    if (tick.done && !turnover.canBeDone) throw new ValidationError({ day: 'notYet' })
    const { landlordId, linkId, label, keys } = link
    const { listingId, day } = turnover
    const isChanged = tick.done
      ? await insertCleaningDone(trx, { landlordId, listingId, day, linkId, at: ctx.now() })
      : await deleteCleaningDone(trx, { landlordId, listingId, day })
    if (!isChanged) return { keys, turnovers }
    // Whoever has the link did it, also where they happen to be logged in here.
    await audit(
      trx,
      { ...ctx, viewer: null },
      {
        action: tick.done ? 'markCleaned' : 'unmarkCleaned',
        entityType: 'listing',
        entityId: listingId,
        landlordId,
        data: { day, label },
      },
    )
    return { keys, turnovers: await planCleaning(trx, { link }, ctx.today()) }
  })
}

/** Forgets ticks and photos of turnovers that nothing names any more, and links that ended as long ago; a job. */
export async function forgetOldCleaning(ctx: Context): Promise<void> {
  const day = addDays(ctx.today(), -TURNOVER_DAYS_BEFORE)
  const at = ctx.now().subtract({ hours: 24 * TURNOVER_DAYS_BEFORE })
  await removePrivatePhotos(ctx, await deleteOldPhotos(ctx.db, { day, at }))
  await forgetCleaningDone(ctx.db, day)
  await forgetCleaningLinks(ctx.db, at)
}
