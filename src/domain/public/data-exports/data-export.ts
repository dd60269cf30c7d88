import type { DataExportState } from '../../catalogue/people.ts'

/** For how long an export that is ready can be downloaded, in days (ours). */
export const EXPORT_DAYS_READY = 7

/** After how many seconds without a sign of life a run counts as broken off (ours); it gives one every 20. */
export const EXPORT_SECONDS_SILENT = 90

/** How often an export is begun before it counts as failed (ours). */
export const EXPORT_ATTEMPTS = 4

/** The format of a landlord's export; another number: whoever reads it has to know more (docs/export-format.md). */
export const EXPORT_FORMAT = 1

/** The states in which an export is still to come. */
export const OPEN_EXPORT_STATES = ['WAITING', 'RUNNING'] as const satisfies readonly DataExportState[]

/** How far an export is at a moment: one whose time is over has ended, also before its content is deleted. */
export function exportStateAt(
  { state, endsAt }: { state: DataExportState; endsAt: Temporal.Instant | null },
  now: Temporal.Instant,
): DataExportState {
  const isOver = state === 'READY' && endsAt !== null && Temporal.Instant.compare(endsAt, now) <= 0
  return isOver ? 'ENDED' : state
}

/** Whether a run that is under way has broken off: its process was killed, or has lost the database. */
export function hasBrokenOff(livesAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  if (!livesAt) return true
  const silent = livesAt.add({ seconds: EXPORT_SECONDS_SILENT })
  return Temporal.Instant.compare(silent, now) <= 0
}

/** A part of a file that a program asks for: both bytes are in it. */
export interface ByteRange {
  first: number
  last: number
}

/**
 * What a header `Range` asks of a file of so many bytes: null where it asks for all, or in a way that may be ignored;
 * 'UNSATISFIABLE' where nothing of it is there (RFC 9110, 14.1.2).
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | 'UNSATISFIABLE' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  if (from === '') {
    const count = Math.min(Number(to), size)
    return count === 0 ? 'UNSATISFIABLE' : { first: size - count, last: size - 1 }
  }
  const first = Number(from)
  if (to !== '' && Number(to) < first) return null
  if (first >= size) return 'UNSATISFIABLE'
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
