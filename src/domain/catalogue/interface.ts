/** How long a toast stays, in milliseconds (D2, D9). */
export const TOAST_MS = 5000

/** How long a toast takes to come, in milliseconds (D9). */
export const TOAST_ENTER_MS = 300

/** How long a toast takes to go, in milliseconds (D9). */
export const TOAST_EXIT_MS = 100

/** How long an error is shown, in milliseconds (D9). */
export const ERROR_DISPLAY_MS = 5000

/** How long a movement takes unless it has a time of its own, in milliseconds (D9). */
export const ANIMATION_MS = 300

/** How long the drawer takes, in milliseconds (D9). */
export const DRAWER_MS = 300

/** How long a modal takes to come, in milliseconds (D9). */
export const MODAL_ENTER_MS = 400

/** How long a modal takes to go, in milliseconds (D9). */
export const MODAL_EXIT_MS = 300

/** How long a window must keep its size before it counts, in milliseconds (D9). */
export const RESIZE_DEBOUNCE_MS = 200

/** The layers of the page (D9). */
export const Z_INDEXES = { default: 1, overlay: 100, modal: 200 } as const

/** Narrower than this a dialog is a drawer, in pixels (D2, D9). */
export const DRAWER_BREAKPOINT = 610

/** Narrower than this a screen is a phone's, in pixels (D9, 'a second reading'). */
export const MOBILE_BREAKPOINT = 600

/** Narrower than this the toasts take the whole width, in pixels (D9). */
export const TOASTS_BREAKPOINT = 500

/** Narrower than this the menu's letters are smaller, in pixels (D9). */
export const MENU_FONT_BREAKPOINT = 480

/** The share of its height by which a drawer must be dragged to close (D4). */
export const DRAWER_CLOSE_SHARE = 1 / 3

/** A touch that moves less than this is a tap, in pixels (D4). */
export const TAP_MOVEMENT = 5

/** The cookie that says that the DAC7 modal was closed (D2). */
export const DAC7_MODAL_COOKIE = 'seenBDINoComplianceModal'

/** How long that cookie lasts, in milliseconds: 2 days (D9). */
export const DAC7_MODAL_COOKIE_MS = 172_800_000

/** The key under which dismissed notifications are kept in the browser (D2). */
export const READ_NOTIFICATIONS_KEY = 'read-notifications'

/** The query parameter by which a link names the landlord in whose world its page is. */
export const WORLD_PARAMETER = 'world'

/** The query parameter that opens the user menu (D2). */
export const USER_MENU_PARAMETER = 'userMenuOpen'

/** The query parameter that carries an access token (D2). */
export const ACCESS_TOKEN_PARAMETER = 'accessToken'

/** The cookie and the header that prove that a call is our own page's (D9). */
export const XSRF_COOKIE = 'XSRF-TOKEN'

/** The header that repeats the cookie (D9). */
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** After how many milliseconds invoices, landlord, bank accounts and contact persons are asked for again (D9). */
export const STALE_MS = 30_000

/** Billing details never grow stale by themselves (D9). */
export const BILLING_DETAILS_STALE_MS = Number.POSITIVE_INFINITY

/** After how many milliseconds an answer that nobody looks at is forgotten: 5 minutes (D9). */
export const GARBAGE_COLLECTION_MS = 300_000

/** How often a query is tried again, in production only (D9). */
export const QUERY_RETRIES = 3

/** The first pause before a query is tried again, in milliseconds; it doubles … (D9) */
export const QUERY_RETRY_FIRST_MS = 1000

/** … up to this (D9). */
export const QUERY_RETRY_LONGEST_MS = 30_000

/** How long to wait before a query is tried again, in milliseconds, after so many failures before (D9). */
export function queryRetryDelay(failures: number): number {
  return Math.min(QUERY_RETRY_FIRST_MS * 2 ** failures, QUERY_RETRY_LONGEST_MS)
}
