import { PERMISSIONS, type Permission } from '../../src/domain/catalogue/people.ts'
import type { Policy, TokenScope } from '../../src/server/kernel/graphql/field-policy.ts'

/** Everybody who may ask. 'Own' is for each of them the world of the first landlord unless said otherwise. */
export const ROLES = [
  'nobody',
  'stranger',
  'owner',
  'otherLandlord',
  'manager',
  'managerOfTwo',
  'limited',
  'unitMember',
  'link',
  'tenant',
  'otherTenant',
  'impersonating',
  'token',
  'narrowToken',
  ...PERMISSIONS.map((permission) => `staff ${permission}` as const),
] as const

/** One of those who ask. */
export type Role = (typeof ROLES)[number]

const everybody = new Set<Role>(ROLES)
const staff = ROLES.filter((role) => role.startsWith('staff '))

/**
 * Who fulfils which policy, written down once more and by itself: what the code says must agree with it. A policy
 * that is not in this table fails the matrix: add its line.
 */
const allowed: Record<Exclude<Policy, Permission>, ReadonlySet<Role>> = {
  public: everybody,
  visible: everybody,
  full: without('limited', 'link'),
  viewer: without('nobody', 'link'),
  tenant: without('nobody', 'link', 'impersonating'),
  person: without('nobody', 'link', 'impersonating', 'token', 'narrowToken'),
  owner: only('owner', 'otherLandlord', 'token', 'narrowToken'),
  landlord: only(
    'owner',
    'otherLandlord',
    'manager',
    'managerOfTwo',
    'unitMember',
    'impersonating',
    'token',
    'narrowToken',
  ),
  limited: only(
    'owner',
    'otherLandlord',
    'manager',
    'managerOfTwo',
    'limited',
    'unitMember',
    'link',
    'impersonating',
    'token',
    'narrowToken',
  ),
  staff: new Set(staff),
  listingStaff: only('staff sales', 'staff scam', 'staff FSU', 'staff BOOKING_PREFERENCES'),
}

/**
 * What staff of some permission may read of any landlord by an id (D6), by field or route; everything else that is
 * not for staff alone they see as strangers do.
 */
export const STAFF_READS: Record<string, readonly Permission[]> = {
  billingDetailsItemById: ['accounting', 'sales'],
  contactPersonsByLandlord: ['accounting', 'sales'],
  userBillingAddresses: ['accounting', 'sales'],
  userContactPersons: ['accounting', 'sales'],
  userById: ['accounting', 'sales'],
  userIdVerificationStatus: ['accounting', 'sales', 'DOCUMENT_VERIFICATION', 'VERIFF'],
  '/api/users/:id': ['accounting', 'sales'],
  '/api/users/:userId/bank-accounts': ['accounting', 'sales'],
}

/** Whether somebody is staff who may read any landlord's data there. */
export function readsAsStaff(field: string, role: Role): boolean {
  return (STAFF_READS[field] ?? []).some((permission) => role === `staff ${permission}`)
}

/**
 * What staff who act as a landlord may not call although the landlord may, written down once more and by itself: what
 * binds the landlord, and what makes, shows or ends something that stays after the hour (domain section 1).
 */
export const CLOSED_WHILE_ACTING: ReadonlySet<string> = new Set([
  'blockMessages',
  'reportMessages',
  'translateMessage',
  'markMessagesRead',
  'sendMessage',
  'saveMessageTemplate',
  'deleteMessageTemplate',
  'addCalendarFeed',
  'cancelBookingAsLandlord',
  'changeCalendarFeed',
  'confirmBooking',
  'createCalendarExport',
  'createCleaningLink',
  'createLandlordFeeStripePaymentIntent',
  'checkLandlordFeePayment',
  'markContractOpened',
  'offerLongerStay',
  'offerShorterStay',
  'offerMove',
  'acceptShorterStay',
  'declineShorterStay',
  'withdrawStayProposal',
  'markRentReceived',
  'recordDeposit',
  'refundTenant',
  'settleDeposit',
  'unmarkRentReceived',
  'recordOfflineSignatures',
  'revokeCalendarExport',
  'revokeCleaningLink',
  'signContract',
  'updateLanguage',
  'GET /api/bookings.csv',
  'GET /api/bookings.ics',
  'GET /api/requests.csv',
  'GET /api/calendar.csv',
  'GET /api/homes.csv',
  'GET /api/notifications.csv',
  'GET /api/listings/g/:groupId/units.csv',
  'GET /api/money.csv',
  'GET /api/money.datev',
  'GET /api/money.zip',
  'GET /api/performance.csv',
  'GET /api/handover-photos/:handoverPhotoId/:size',
  'GET /api/message-files/:messageFileId',
  'GET /api/tenant-documents/:fileId',
  'POST /api/contracts/:offerId/signed-copy',
  'POST /api/handover-photos',
  'POST /api/message-files',
  'saveKeyHandover',
  'confirmKeyHandover',
  'remarkKeyHandover',
  'removeHandoverPhoto',
])

/** Calls of the login that anybody may make who acts as nobody. */
const ofTheLogin = /^POST \/api\/auth\//

/** Whether somebody may make a call, by its name: 'acceptListingRequest', 'GET /api/calendar'. */
export function mayCall(
  call: { name: string; policy: Policy; scope: TokenScope | null },
  role: Role,
): boolean {
  const isClosed = CLOSED_WHILE_ACTING.has(call.name) || ofTheLogin.test(call.name)
  return isAllowed(call.policy, call.scope, role) && !(role === 'impersonating' && isClosed)
}

/** The one scope of the narrow token; the other token has all of them. */
export const NARROW_SCOPE = 'profile:read'

/** Whether somebody may call or read what has this policy and, at the root, this scope. */
export function isAllowed(policy: Policy, scope: TokenScope | null, role: Role): boolean {
  return policyAllows(policy, role) && scopeAllows(scope, role)
}

function policyAllows(policy: Policy, role: Role): boolean {
  const permission = PERMISSIONS.find((one) => one === policy)
  if (permission) return role === `staff ${permission}`
  const roles: ReadonlySet<Role> | undefined = allowed[policy as keyof typeof allowed]
  if (!roles)
    throw new Error(
      `Nobody has said who fulfils the policy ${policy}: add it to test/security/matrix-roles.ts.`,
    )
  return roles.has(role)
}

function scopeAllows(scope: TokenScope | null, role: Role): boolean {
  if (scope === null || scope === 'any') return true
  if (role === 'token') return scope !== 'none'
  return role !== 'narrowToken' || scope === NARROW_SCOPE
}

function only(...roles: Role[]): ReadonlySet<Role> {
  return new Set(roles)
}

function without(...roles: Role[]): ReadonlySet<Role> {
  return everybody.difference(only(...roles))
}
