/** What a span says: nothing that is anybody's, no values, no secrets (S12). */
export interface SpanFacts {
  name: string
  kind: 'internal' | 'server' | 'client' | 'consumer'
  attributes: Record<string, string | number>
}

/** A span that is under way. */
export interface OpenSpan {
  /** Runs `fn` as a part of it. */
  run<T>(fn: () => T): T
  set(attributes: Record<string, string | number>): void
  /** Of an error it keeps the kind alone: words may repeat what somebody has written. */
  end(error?: unknown): void
}

/** Headers that say to which trace something belongs (W3C trace context). */
export type TraceHeaders = Record<string, string | string[] | undefined>

/** What traces. */
export interface Tracing {
  /** Begins a span within what is under way, or within the trace of those headers. */
  begin(facts: SpanFacts, from?: TraceHeaders): OpenSpan
  /** What is under way. */
  ids(): { traceId: string; spanId: string } | null
  /** The headers that take the trace elsewhere. */
  headers(): Record<string, string>
  /** Sends what is left, and stops. */
  close(): Promise<void>
}

let used: Tracing | null = null

/** Says what traces this process from now on; null: nothing. */
export function traceBy(tracing: Tracing | null): void {
  used = tracing
}

/** What traces this process; null where nobody wants to know. */
export function tracing(): Tracing | null {
  return used
}

/** Runs `work` as a span of its own where this process is traced. */
export async function inSpan<T>(facts: SpanFacts, work: () => Promise<T>, from?: TraceHeaders): Promise<T> {
  if (!used) return await work()
  const span = used.begin(facts, from)
  try {
    const result = await span.run(work)
    span.end()
    return result
  } catch (error) {
    span.end(error)
    throw error
  }
}
