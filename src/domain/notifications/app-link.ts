import { NOTIFICATION_KINDS, type NotificationKind } from '../catalogue/people.ts'

/** The scheme of the landlord app, as browsers let a page of ours handle it. */
export const APP_SCHEME = 'web+mezzo:'

/** External providers whose pages somebody comes back from. */
export const EXTERNAL_PROVIDERS = ['YOUSIGN', 'VERIFF', 'STRIPE'] as const

/** An external provider whose pages somebody comes back from. */
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number]

type Values = Readonly<Record<string, string | undefined>>
type Page = (id: (name: string) => string) => string

const request: Page = (id) => `dashboard/inbox/${id('bookingRequestId')}/${id('listingRequestId')}`
const booking: Page = (id) => `dashboard/bookings/${id('bookingId')}`
const contract: Page = (id) => `dashboard/contracts/${id('offerId')}`
const calendar: Page = (id) => `dashboard/g/${id('groupId')}/${id('listingId')}/availability`
const unitAlone: Page = (id) => `dashboard/l/${id('listingId')}/availability`
const asTenant: Page = (id) => `contracts/${id('offerId')}`

// The first page for which the link has all ids.
const PAGES: Readonly<Record<NotificationKind, readonly Page[]>> = {
  NEW_BOOKING_REQUEST: [request, () => 'dashboard/inbox'],
  STAY_EXTENSION_REQUEST: [request, () => 'dashboard/inbox'],
  FINALIZING_THE_BOOKING: [request, () => 'dashboard/inbox'],
  BOOKING_LOST: [request, () => 'dashboard/inbox'],
  RENTAL_AGREEMENT_READY: [contract, request, () => 'dashboard/inbox'],
  INVOICE_READY: [booking, () => 'dashboard/bookings'],
  INVOICE_CANCELED: [booking, () => 'dashboard/bookings'],
  BOOKING_CANCELED: [booking, () => 'dashboard/bookings'],
  NEW_MESSAGE: [request, () => 'dashboard/inbox'],
  CALENDAR_PROBLEM: [calendar, unitAlone, () => 'dashboard/calendar'],
}

const PROVIDER_PAGES: Readonly<Record<ExternalProvider, Record<'landlord' | 'tenant', readonly Page[]>>> = {
  YOUSIGN: {
    landlord: [contract, () => 'dashboard/inbox'],
    tenant: [asTenant, () => 'requests'],
  },
  VERIFF: { landlord: [() => 'my/verification'], tenant: [() => 'my/verification'] },
  STRIPE: {
    landlord: [booking, () => 'dashboard/bookings'],
    tenant: [(id) => `bookings/${id('bookingId')}`, () => 'requests'],
  },
}

/**
 * The page of an open-app link, without the language: that of a notification, or of a kind (C3) with the ids that the
 * link has. A link that says nothing known opens home. It never leads away from us: only ids are taken from it.
 */
export function pageOfAppLink(values: Values): string {
  const { notificationId } = values
  if (isId(notificationId)) return `dashboard/notifications/${notificationId}`
  const kind = NOTIFICATION_KINDS.find((known) => known === values.kind)
  return (kind && firstWhole(PAGES[kind], values)) ?? 'dashboard'
}

/** The page on which somebody goes on after an external provider's, on their side of the stay. */
export function pageOfProviderLink(values: Values): string {
  const provider = EXTERNAL_PROVIDERS.find((known) => known === values.provider)
  const side = values.side === 'tenant' ? 'tenant' : 'landlord'
  return (provider && firstWhole(PROVIDER_PAGES[provider][side], values)) ?? 'dashboard'
}

/** What a link of the app's scheme says, such as 'web+mezzo://open?kind=…'; null for what is no such link. */
export function readAppLink(link: string): { isProvider: boolean; values: Record<string, string> } | null {
  const [, path, query = ''] =
    /^web\+mezzo:\/{0,2}(open|external-provider)\/?(?:\?([^#]*))?(?:#.*)?$/i.exec(link) ?? []
  if (!path) return null
  const pairs = query.split('&').map((pair) => pair.split('='))
  const values = Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]))
  return { isProvider: path.toLowerCase() === 'external-provider', values }
}

function firstWhole(pages: readonly Page[], values: Values): string | null {
  for (const page of pages) {
    let isWhole = true
    const built = page((name) => {
      const value = values[name]
      if (isId(value)) return value
      isWhole = false
      return ''
    })
    if (isWhole) return built
  }
  return null
}

function isId(value: string | undefined): value is string {
  return value !== undefined && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)
}
