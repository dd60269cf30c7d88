import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { isAlwaysMailed, NOTIFICATION_DAYS_KEPT } from '../../../domain/notifications/notification.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { findGroup } from '../../listings/listings/sql.ts'
import {
  type ChoiceOf,
  deleteNotifications,
  deletePreferences,
  type PreferenceRow,
  savePreference,
  saveRead,
} from './sql.ts'
import { saveTenantPreference, type TenantPreferenceRow } from './tenant-preferences-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

/** Marks notifications as read: those named, or all that are not newer than an instant. Foreign ids change nothing. */
export async function markNotificationsRead(
  ctx: Context,
  which: { ids: readonly string[] } | { until: Temporal.Instant },
): Promise<void> {
  const viewer = requireViewer(ctx)
  // What staff open for a landlord stays unread for the landlord.
  if (viewer.impersonation) return
  await inTransaction(ctx, (trx) => saveRead(trx, viewer, which, ctx.now()))
}

/** Stores what the person wants to be told about a kind, for all listings or for one of them. */
export async function changePreference(ctx: Context, preference: ChoiceOf<PreferenceRow>): Promise<void> {
  const viewer = requireViewer(ctx)
  await inTransaction(ctx, async (trx) => {
    if (preference.groupId && !(await findGroup(trx, viewer, { groupId: preference.groupId })))
      throw new ResourceNotFoundError()
    await savePreference(trx, viewer, preference)
  })
}

/** Stores what the person wants to be told about their own stays; mails that the contract or the law needs stay on. */
export async function changeTenantPreference(
  ctx: Context,
  preference: ChoiceOf<TenantPreferenceRow>,
): Promise<void> {
  const viewer = requireViewer(ctx)
  if (!preference.byEmail && isAlwaysMailed(preference.kind))
    throw new ValidationError({ byEmail: 'notifications.byEmail.needed' })
  await inTransaction(ctx, (trx) => saveTenantPreference(trx, viewer, preference))
}

/** Lets what holds for all listings hold for this one again. */
export async function resetPreferences(ctx: Context, groupId: string): Promise<void> {
  const viewer = requireViewer(ctx)
  await inTransaction(ctx, (trx) => deletePreferences(trx, viewer, groupId))
}

/** Deletes what is older than a notification is kept; running it twice changes nothing more. */
export async function forgetNotifications(ctx: Context): Promise<void> {
  const count = await deleteNotifications(ctx.db, ctx.now().subtract({ hours: 24 * NOTIFICATION_DAYS_KEPT }))
  ctx.log.info({ count }, 'forgot notifications')
}
