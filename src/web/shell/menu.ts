import {
  IconBuildingCommunity,
  IconCalendarCheck,
  IconCalendarMonth,
  IconChartBar,
  IconCheck,
  IconChecklist,
  IconCoins,
  IconCreditCard,
  IconInbox,
  IconMailOpened,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import type { Bootstrap } from '../bootstrap.ts'
import type { RouteName } from '../routes.ts'
import { isStaff, worksForLandlord } from '../shared/viewer.ts'

/** A page of the main menu. */
export interface Entry {
  page: RouteName
  label:
    | 'listings'
    | 'payments'
    | 'inbox'
    | 'calendar'
    | 'bookings'
    | 'outbox'
    | 'myRequests'
    | 'staff'
    | 'flags'
    | 'review'
    | 'books'
    | 'missing'
    | 'explore'
    | 'performance'
  icon: Icon
  /** Other pages for which this entry is the current one, by a part of their path. */
  also?: RegExp
}

const LISTINGS: Entry = {
  page: 'homepage',
  label: 'listings',
  icon: IconBuildingCommunity,
  also: /\/dashboard\/[lg]\/[^/]+\/([^/]+\/)?(wizard|edit|performance|billing-payout)/,
}
const PAYMENTS: Entry = { page: 'payments', label: 'payments', icon: IconCreditCard }
const INBOX: Entry = {
  page: 'inbox',
  label: 'inbox',
  icon: IconInbox,
  also: /\/dashboard\/(inbox|contracts|[lg]\/[^/]+\/requests)/,
}
const CALENDAR: Entry = {
  page: 'calendar',
  label: 'calendar',
  icon: IconCalendarMonth,
  also: /\/dashboard\/[lg]\/[^/]+\/([^/]+\/)?availability/,
}
const BOOKINGS: Entry = {
  page: 'bookings',
  label: 'bookings',
  icon: IconCalendarCheck,
  also: /\/dashboard\/([lg]\/[^/]+\/)?bookings/,
}
const PERFORMANCE: Entry = { page: 'performance', label: 'performance', icon: IconChartBar }
const MISSING: Entry = { page: 'onboarding', label: 'missing', icon: IconChecklist, also: /\/onboarding/ }
const EXPLORE: Entry = { page: 'explore', label: 'explore', icon: IconCoins }
const STAFF: Entry[] = [
  { page: 'staff', label: 'staff', icon: IconUsers, also: /\/staff\/log/ },
  { page: 'staffFlags', label: 'flags', icon: IconCheck },
]
const REVIEW: Entry = { page: 'staffReview', label: 'review', icon: IconChecklist }
const BOOKS: Entry = {
  page: 'staffBooks',
  label: 'books',
  icon: IconCoins,
  also: /\/staff\/tax-reports/,
}
const TENANT: Entry[] = [
  { page: 'tenantRequests', label: 'myRequests', icon: IconInbox, also: /^\/\w+\/(requests|contracts)/ },
]
const OUTBOX: Entry = { page: 'outbox', label: 'outbox', icon: IconMailOpened }

/** The entries of the main menu: only pages that the person may open. */
export function menuOf({
  viewer,
  demo,
  featureFlags,
}: Pick<Bootstrap, 'viewer' | 'demo' | 'featureFlags'>): Entry[] {
  const last = demo ? [OUTBOX] : []
  if (viewer?.role === 'LINK') return []
  if (!worksForLandlord(viewer)) {
    const books = viewer?.permissions.includes('accounting') ? [BOOKS] : []
    const review = viewer?.permissions.includes('DOCUMENT_VERIFICATION') ? [REVIEW] : []
    return [...(isStaff(viewer) ? [...STAFF, ...review, ...books] : TENANT), ...last]
  }
  // The first page of limited access is its requests (D1).
  if (viewer?.access === 'LIMITED') return [{ ...INBOX, page: 'homepage' }]
  const payments = featureFlags.includes('PAYMENTS_GATEWAY') ? [PAYMENTS] : []
  return [LISTINGS, ...payments, INBOX, CALENDAR, BOOKINGS, PERFORMANCE, ...beginningsOf(viewer), ...last]
}

/** What matters to whoever has nothing public yet (C3): what is missing, and without a listing what it could earn. */
function beginningsOf(viewer: Bootstrap['viewer']): Entry[] {
  if (!viewer?.landlordUserType) return []
  return viewer.landlordUserType === 'EXPLORER_LANDLORD' ? [MISSING, EXPLORE] : [MISSING]
}

const QUICK: readonly Entry['label'][] = ['listings', 'inbox', 'calendar', 'bookings']

/** The pages of every day among the entries, at most four: a thumb reaches them on a phone. */
export function quickMenuOf(entries: readonly Entry[]): Entry[] {
  const daily = entries.filter(({ label }) => QUICK.includes(label))
  return daily.length > 0 ? daily : entries.slice(0, QUICK.length)
}
