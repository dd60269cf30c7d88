import type { TenantNotificationKind } from '../../../domain/notifications/notification.ts'
import type { Viewer } from '../../kernel/viewer/context.ts'
import type { ChoiceOf } from './sql.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What a person wants to be told of a kind about their own stays. */
export interface TenantPreferenceRow {
  kind: TenantNotificationKind
  inApp: boolean
  byEmail: boolean
  byPush: boolean
}

/** The person's choices about their own stays. */
export async function listTenantPreferences(db: Db, viewer: Viewer): Promise<TenantPreferenceRow[]> {
  return db
    .selectFrom('tenant_notification_preferences')
    .select(['kind', 'in_app as inApp', 'by_email as byEmail', 'by_push as byPush'])
    .where('user_id', '=', viewer.id)
    .execute()
}

/** Stores what a person wants of a kind about their own stays. */
export async function saveTenantPreference(
  db: Db,
  viewer: Viewer,
  { kind, inApp, byEmail, byPush }: ChoiceOf<TenantPreferenceRow>,
): Promise<void> {
  const choice = { in_app: inApp, by_email: byEmail, ...(byPush !== null && { by_push: byPush }) }
  await db
    .insertInto('tenant_notification_preferences')
    .values({ user_id: viewer.id, kind, ...choice })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(choice))
    .execute()
}
