import type { LogKind } from '../../domain/kernel/log-kinds.ts'
import type { PathParams, RouteName } from '../routes.ts'

/** What an entry says about where its thing is. */
export interface LinkedEntry {
  entityType: string
  kind?: LogKind | null
  groupId?: string | null
  listingId?: string | null
  partOfGroup?: boolean | null
  isThere: boolean
  bookingRequestId?: string | null
  bookingId?: string | null
}

/** Where an entry's thing is to be seen. */
export interface EntryLink {
  page: RouteName
  params?: PathParams
}

const PAGES: Readonly<Record<string, EntryLink>> = {
  access_link: { page: 'team' },
  team_member: { page: 'team' },
  power_of_attorney: { page: 'team' },
  personal_access_token: { page: 'account', params: { section: 'tokens' } },
  webhook_endpoint: { page: 'account', params: { section: 'webhooks' } },
  session: { page: 'account', params: { section: 'sessions' } },
  passkey: { page: 'account', params: { section: 'security' } },
  data_export: { page: 'account', params: { section: 'data' } },
  data_import: { page: 'account', params: { section: 'data' } },
  handover: { page: 'account', params: { section: 'handover' } },
  payment: { page: 'payments' },
  payout: { page: 'payments' },
  refund: { page: 'payments' },
  invoice: { page: 'payments' },
  dispute: { page: 'payments' },
  bank_account: { page: 'payments' },
  payout_account: { page: 'payments' },
}

/** Where the thing of an entry is; null for one that is gone or has no page. */
export function linkOfEntry(entry: LinkedEntry): EntryLink | null {
  const { entityType, kind, bookingRequestId, bookingId } = entry
  if (entityType === 'listing_request' || entityType === 'message_thread') {
    if (kind === 'BOOKINGS' && bookingId) return { page: 'bookings', params: { bookingId } }
    return bookingRequestId ? { page: 'inbox', params: { bookingRequestId } } : null
  }
  if (entityType === 'booking') return bookingId ? { page: 'bookings', params: { bookingId } } : null
  const fixed = PAGES[entityType]
  if (fixed) return fixed
  return entry.isThere ? linkOfHome(entry) : null
}

function linkOfHome({ kind, groupId, listingId, partOfGroup }: LinkedEntry): EntryLink | null {
  if (!groupId) return null
  if (kind !== 'CALENDAR') return { page: 'groupEdit', params: { groupId } }
  if (!partOfGroup)
    return listingId ? { page: 'listingAvailability', params: { listingId } } : { page: 'calendar' }
  return listingId
    ? { page: 'sublistingAvailability', params: { groupId, sublistingId: listingId } }
    : { page: 'groupAvailability', params: { groupId } }
}
