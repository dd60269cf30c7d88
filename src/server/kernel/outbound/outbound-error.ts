/** Why an address outside was not read. */
export type OutboundFailure =
  /** Not an http or https address, or one that can't be read at all. */
  | 'BAD_LINK'
  /** Leads to where nothing of ours may go, as the link itself shows. */
  | 'REFUSED'
  /** Its host has no address in the public internet: a name that nobody has, or a private one; which, is not told. */
  | 'NO_ADDRESS'
  | 'TOO_MANY_REDIRECTS'
  | 'TOO_LARGE'
  | 'TIMED_OUT'
  /** Refused, reset or garbled by the other side. */
  | 'UNREACHABLE'

/** Thrown when an address outside could not be read; says nothing of the address, which may be secret. */
export class OutboundError extends Error {
  override name = 'OutboundError'
  readonly failure: OutboundFailure

  constructor(failure: OutboundFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.failure = failure
  }
}
