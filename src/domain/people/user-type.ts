/** As what the interface and the analytics know somebody; staff who act as a landlord are SALES (D6). */
export const SHOWN_USER_TYPES = ['LANDLORD', 'TENANT', 'STAFF', 'SALES'] as const satisfies readonly string[]

/** One of them. */
export type ShownUserType = (typeof SHOWN_USER_TYPES)[number]

/** The user type of somebody who is logged in or came by an access link. */
export function userTypeOf(viewer: {
  impersonation: object | null
  landlordId: string | null
  permissions: readonly string[]
}): ShownUserType {
  if (viewer.impersonation) return 'SALES'
  if (viewer.landlordId) return 'LANDLORD'
  return viewer.permissions.length > 0 ? 'STAFF' : 'TENANT'
}
