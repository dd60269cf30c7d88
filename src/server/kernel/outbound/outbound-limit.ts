const BYTES_A_MILLISECOND = 1_000

const limits = { whole: 10_000 }

/** Milliseconds for whatever is asked outside, from the name to the last byte of the answer (Q7). */
export function outboundLimit(): number {
  return limits.whole
}

/** The limit for contents of that many bytes: a large one may take its time, at no less than a megabyte a second. */
export function limitFor(bytes: number): number {
  return limits.whole + Math.ceil(bytes / BYTES_A_MILLISECOND)
}

/** Waits for less from now on, for tests; answers what ends that. */
export function shortenOutboundLimit(milliseconds: number): () => void {
  const before = limits.whole
  limits.whole = milliseconds
  return () => {
    limits.whole = before
  }
}
