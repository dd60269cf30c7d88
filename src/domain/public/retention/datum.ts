import { BOOK_YEARS_KEPT, VOUCHER_YEARS_KEPT } from '../../kernel/constants.ts'
import type { FileType } from '../../catalogue/tenants.ts'

/** By which law something is kept; the words are under `retention.laws`. */
export const RETENTION_LAWS = [
  'contract',
  'duty',
  'interest',
  'consent',
  'proofOfConsent',
  'erasure',
  'commercial',
  'tax',
  'invoices',
  'platforms',
  'discrimination',
  'guarantees',
  'ofFile',
] as const satisfies readonly string[]

/** A law by which something is kept. */
export type RetentionLaw = (typeof RETENTION_LAWS)[number]

/** What a time is counted from; the words are under `retention.clocks`, with the time itself as `{time}`. */
export const RETENTION_MOMENTS = [
  'written',
  'call',
  'fetch',
  'fetchOrEnd',
  'endOfYear',
  'lastEntry',
  'endOfReportedYear',
  'signUp',
  'answered',
  'ended',
  'unsent',
  'stayNames',
  'notAccepted',
  'requestEnded',
  'identityDocument',
  'stayBegun',
  'guaranteeEnded',
  'stayEnded',
  'came',
  'begun',
  'endOfMonth',
  'visit',
  'daySums',
  'lastLook',
] as const satisfies readonly string[]

/** Something that lasts, and what is kept no longer than that; the words are under `retention.clocks`. */
export const RETENTION_SPANS = [
  'account',
  'login',
  'takenBack',
  'nextAppointment',
  'verdict',
  'replaced',
  'device',
  'chain',
  'erasureProof',
  'ofFile',
] as const satisfies readonly string[]

/** For how long a kind of datum is kept: so long after something, or as long as something lasts. */
export type RetentionClock =
  | {
      count: number
      unit: 'minutes' | 'hours' | 'days' | 'months' | 'years'
      after: (typeof RETENTION_MOMENTS)[number]
    }
  | { until: (typeof RETENTION_SPANS)[number] }

/** As long as there is an account. */
export const WHILE_ACCOUNT: RetentionClock = { until: 'account' }

/** Vouchers of bookkeeping: contracts, invoices, payments. */
export const VOUCHER: RetentionClock = { count: VOUCHER_YEARS_KEPT, unit: 'years', after: 'endOfYear' }

/** Books. */
export const BOOK: RetentionClock = { count: BOOK_YEARS_KEPT, unit: 'years', after: 'endOfYear' }

/**
 * What ends it while its account goes on: a job by its name, which deletes the row or empties its columns; a change
 * that somebody makes; the end of the account; nothing before the law's time is over, then it is destroyed.
 */
export type RetentionEnd =
  | { by: 'job'; jobs: readonly string[]; does: 'delete' | 'blank' }
  | { by: 'change' }
  | { by: 'account' }
  | { by: 'law' }

/** The job that ends what ends with its account. */
export const JOB_OF_ACCOUNT_END = 'erasePeople'

/** The job that destroys what the law has kept, once its years are over. */
export const JOB_OF_LAW_END = 'destroyKept'

/**
 * What the end of somebody's account does to a row of theirs. `delete`: it goes; where a row that is kept names it, its
 * columns are emptied instead. `blank`: it stays for whom else it belongs to, its columns are emptied. `keep`: it stays
 * until the clock of its kind has ended, and is destroyed then.
 */
export type Erase = 'delete' | 'blank' | 'keep'

/** What of a table belongs to a kind of datum. */
export interface RetainedTable {
  /**
   * Whose a row is, and what the end of their account does to it, by the way to the person: `tenant_id` holds their id,
   * `offer_id>booking_offers.tenant_id` names a row that does, `=email` holds their address. Without one, nothing leads
   * from the row to a person.
   */
  of: Readonly<Record<string, Erase>>
  /** What is to be named one by one (unnamed.ts): words, names, addresses, numbers of something, JSON. */
  columns?: readonly string[]
  /** Of what is kept: the column whose year starts the clock, in the row itself or in one that it names. */
  since?: string
}

/** A kind of datum about people: by which law, for how long, what ends it, and where it is. */
export interface RetainedDatum {
  /** Its words are under `retention.kinds` of the interface: name, what, purpose, who sees it. */
  key: string
  laws: readonly RetentionLaw[]
  clocks: readonly RetentionClock[]
  end: RetentionEnd
  /** The rows of one person end together, their years counted from the last of them: books (§ 147 (4) AO). */
  endsTogether?: true
  /** Of the database. A table may hold several kinds, each of its columns one. */
  tables: Readonly<Record<string, RetainedTable>>
  /** Of the files. */
  files?: readonly FileType[]
}

/** What the end of an account does to the rows of a kind, each once. */
export function eraseOf({ tables }: RetainedDatum): Erase[] {
  const all = Object.values(tables).flatMap(({ of }) => Object.values(of))
  return ERASE_ORDER.filter((erase) => all.includes(erase))
}

const ERASE_ORDER = ['delete', 'blank', 'keep'] as const satisfies readonly Erase[]
