import type { Permission } from '../catalogue/people.ts'
import { MANAGING_PERMISSION } from './permission-table.ts'
import { RECOVERY_PERMISSION } from './recovery.ts'
import { REVIEW_PERMISSIONS } from './review-claim.ts'

/** What may wait for somebody of the staff, in the order in which it is shown: what has an hour first. */
export const STAFF_TASKS = [
  'CALL',
  'DOCUMENT',
  'IDENTITY',
  'SOLVENCY',
  'RECOVERY',
  'MESSAGE_REPORT',
  'SECOND_CHANCE',
  'PERMISSION',
  'DELETION',
] as const

/** Something that may wait for somebody of the staff. */
export type StaffTaskKind = (typeof STAFF_TASKS)[number]

/** How many hours ahead the calls of a day are (ours): whoever comes in the evening sees those of the morning. */
export const CALL_HOURS_AHEAD = 24

// Deletions are looked at by everybody of the staff.
const NEEDED: Readonly<Record<StaffTaskKind, Permission | null>> = {
  ...REVIEW_PERMISSIONS,
  CALL: 'sales',
  RECOVERY: RECOVERY_PERMISSION,
  // That of the reports themselves, which stand further up (REPORT_PERMISSION).
  MESSAGE_REPORT: 'scam',
  SECOND_CHANCE: 'sales',
  PERMISSION: MANAGING_PERMISSION,
  DELETION: null,
}

/** What can wait for somebody with these permissions. */
export function staffTasksOf(permissions: readonly Permission[]): StaffTaskKind[] {
  return STAFF_TASKS.filter((kind) => {
    const needed = NEEDED[kind]
    return needed === null ? permissions.length > 0 : permissions.includes(needed)
  })
}
