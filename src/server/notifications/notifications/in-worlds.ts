import type { Viewer } from '../../kernel/viewer/context.ts'
import type { NotificationRow } from './sql.ts'

/**
 * The landlord in whose world a notification is, where that has to be named: its person works in other worlds, too
 * (`viewers`, one for each), and it isn't about their own stay.
 */
export function worldToName(
  notice: NotificationRow,
  viewers: readonly Viewer[],
): { id: string; name: string } | null {
  if (viewers.length < 2 || notice.forTenant) return null
  const viewer = viewers.find(({ landlordId }) => landlordId === notice.landlordId)
  if (!viewer) return null
  return { id: notice.landlordId, name: viewer.worldName ?? `${viewer.firstName} ${viewer.lastName}` }
}
