/** Hours a landlord has to answer, and a tenant has to confirm interest (our decision). */
export const ANSWER_HOURS = 72

/** Hours a landlord has to answer again who has taken an accept back (our decision). */
export const TAKE_BACK_HOURS = 24

/** What runs out within these hours stands above everything else that waits for the landlord; ours. */
export const DUE_SOON_HOURS = 12

/** A calendar feed older than this is fetched again before a request is accepted (our decision). */
export const FEED_STALE_MINUTES = 15

/** How long accepting waits for calendar feeds, in seconds (our decision). */
export const FEED_WAIT_SECONDS = 5

/** A let unit counts as vacant soon when it is free in at most this many days (our decision). */
export const VACANT_SOON_DAYS = 60

/** A vacant unit counts as booked when a booking starts within this many days (our decision). */
export const BOOKED_SOON_DAYS = 30

/** Suggested dates may differ from the asked ones by at most this many days (specification D9). */
export const SUGGESTED_DATES_MAX_DAYS = 30

/** Days before today that a calendar shows at first (our decision). */
export const CALENDAR_DAYS_BEHIND = 31

/** Days from today on that a calendar shows at first, about 18 months (our decision). */
export const CALENDAR_DAYS_AHEAD = 548

/** Longest stretch that a calendar is asked for at once, in years (our decision). */
export const CALENDAR_MAX_YEARS = 5

/** Days until an invoice of the landlord fee is due (our decision). */
export const INVOICE_DUE_DAYS = 14

/** Days until an invoice of a key account is due (our decision). */
export const KEY_ACCOUNT_DUE_DAYS = 30

/** From how many days before its due day an invoice is shown as due (our decision). */
export const INVOICE_DUE_SOON_DAYS = 3

/** Days after its due day on which a landlord is reminded of an invoice, unless somebody sets other days (our decision). */
export const INVOICE_REMINDER_DAYS = [3, 14, 28] as const

/** Largest number of units of a group (specification D9). */
export const MAX_GROUP_SIZE = 1000

/**
 * The longest file of units that is read, in characters (ours): a group of 1000 units with all texts as long as they may
 * be, in nine languages, has 1.4 million; were every sign of them a quotation mark, that has to be doubled, 2.8 million.
 */
export const CSV_MAX_LENGTH = 3_000_000

/** The largest file worth reading, in bytes: no sign takes more than three for one character of the length above. */
export const CSV_MAX_BYTES = CSV_MAX_LENGTH * 3

/** Operations in one batch of graph calls (specification D7, D9). */
export const GRAPHQL_BATCH_SIZE = 15

/** Landlord fee in percent of the rent of the whole stay (specification C9). */
export const LANDLORD_FEE_PERCENT = 10

/** The same as a rate: fees are calculated in basis points. */
export const LANDLORD_FEE_RATE = LANDLORD_FEE_PERCENT * 100

/** Tenant service fee in basis points of the rent of the whole stay (specification C9: 0 percent). */
export const TENANT_FEE_RATE = 0

/** The incentive of C9, whose unit the specification does not show; we take it for minor units. */
export const INCENTIVE_AMOUNT = 30_000

/** The largest incentive that can be granted, in minor units (ours): a slip of the keyboard costs no more. */
export const INCENTIVE_MAX_AMOUNT = 1_000_000

/** Smallest area of a listing in square metres (specification C9). */
export const MIN_AREA = 12

/** Highest monthly price per square metre, in major units (specification C9). */
export const MAX_PRICE_PER_SQUARE_METRE = 6000

/** Tenant documents older than this many months are too old (specification C9). */
export const DOCUMENT_MAX_AGE_MONTHS = 3

/** Minutes that staff have something to themselves which they look at, from their last touch on (our decision). */
export const REVIEW_CLAIM_MINUTES = 15

/** Days for which a mail is kept with its text (our decision); documents that it brings are kept as what they are. */
export const MAIL_DAYS_KEPT = 180

/** For how long it is told that there was an export, in days (ours). */
export const DATA_EXPORT_DAYS_KEPT = 30

/** Where the addresses of people lie who came with an import: nobody is there, and nothing is ever sent to it. */
export const NOBODYS_MAIL_DOMAIN = '@imported.invalid'

/** Days for which a call is remembered by its idempotency key (our decision). */
export const CALL_DAYS_KEPT = 7

/** Days for which it is kept who fetched an exported calendar, and what was exported and no longer is (our decision). */
export const CALENDAR_FETCH_DAYS_KEPT = 30

/** Years for which vouchers of bookkeeping are kept, from the end of their year on (§ 147 (3) AO, § 257 (4) HGB). */
export const VOUCHER_YEARS_KEPT = 8

/** Years for which books are kept, and what was reported to the tax office (§ 147 (3) AO, § 257 (4) HGB, § 24 PStTG). */
export const BOOK_YEARS_KEPT = 10

/** Hours in which staff decide what was handed in, unless somebody's time runs out before (our decision). */
export const REVIEW_HOURS = 24

/** Longest stay that can be asked for, in years (our decision). */
export const MAX_STAY_YEARS = 5

/** Most people one request can be for (our decision). */
export const MAX_GUESTS = 20

/** Most groups that one booking request can ask (our decision). */
export const MAX_GROUPS_PER_REQUEST = 5

/** Days that the small occupancy line of a listing looks ahead (our decision). */
export const SPARK_DAYS = 90

/** Minutes that a link to a signed contract lasts (our decision). */
export const CONTRACT_LINK_MINUTES = 15

/** Longest impersonation in minutes (our decision). */
export const IMPERSONATION_MINUTES = 60

/** Hours in which a second person can confirm a strong permission of staff (our decision). */
export const PERMISSION_REQUEST_HOURS = 72

/** Days for which a request for a permission is kept after it was answered or ended; the log keeps that it was (our decision). */
export const PERMISSION_REQUEST_DAYS_KEPT = 365

/** Failed logins per account before it has to wait 15 minutes (our decision). */
export const MAX_LOGIN_TRIES = 10

/** Mails with a link to a new password per account in 15 minutes (our decision). */
export const MAX_PASSWORD_RESETS = 3

/** Days that a side has for signing a contract before it ends (our decision). */
export const SIGNING_DAYS = 14

/** Hours after which somebody whose turn it is to sign is reminded, once (our decision). */
export const SIGNING_REMINDER_HOURS = 72

/** Hours between two reminders that the other side asks for (our decision). */
export const REMIND_AGAIN_HOURS = 24

/** Days between two stays of one tenant in one group that still make them one for a maximum (our decision). */
export const CHAIN_GAP_DAYS = 14

/** Shortest extension of a stay, in days (our decision). */
export const EXTENSION_MIN_DAYS = 7

/** From how many days before the end of a stay its tenant is asked whether to stay longer (our decision). */
export const EXTENSION_MAIL_DAYS = 42

/** With fewer days left than this the tenant is no longer asked by mail (our decision). */
export const EXTENSION_MAIL_LAST_DAYS = 7

/** The largest amount of money that can be recorded by hand, in minor units: a slip of the finger is larger (ours). */
export const TRANSFER_MAX_AMOUNT = 10_000_000_000

/** The largest file of bank statements that is read, in bytes: some ten thousand lines (ours). */
export const BANK_STATEMENT_MAX_BYTES = 8_000_000

/** The largest answer of the tax office that is read, in bytes: a message's worth of errors, within what a request may have (ours). */
export const TAX_ANSWER_MAX_BYTES = 700_000

/** The most lines of one file of bank statements (ours). */
export const BANK_STATEMENT_MAX_LINES = 10_000

/** How many listings somebody can put aside; ours, it keeps the page and the browser's memory small. */
export const SHORTLIST_MAX = 100

/** Days in which a proposal to change the last day of a stay can be answered (our decision). */
export const PROPOSAL_ANSWER_DAYS = 7
