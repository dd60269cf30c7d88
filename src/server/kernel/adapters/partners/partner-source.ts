import type { PartnerSource as SourceName } from '../../../../domain/catalogue/calendars.ts'
import type { PartnerStay } from '../../../../domain/calendars/partner-sync.ts'

/** A unit as a partner is asked about it. */
export interface PartnerUnit {
  listingId: string
  externalId: string | null
}

/** One kind of days that a partner knows of our units: who has another partner writes this. */
export interface PartnerClient {
  source: SourceName
  /** The days that are taken, each under an id that stays; throws PartnerError when there is no whole answer. */
  listBlocks(unit: PartnerUnit): Promise<PartnerStay[]>
}

/** Thrown when a partner refuses, can't be reached or isn't understood; says nothing that is secret. */
export class PartnerError extends Error {
  override name = 'PartnerError'
  readonly status: number | null

  constructor(source: SourceName, status: number | null, cause?: unknown) {
    super(`The partner did not tell ${source}${status === null ? '' : ` (${status})`}.`, { cause })
    this.status = status
  }
}
