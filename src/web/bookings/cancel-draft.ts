import type { BookingCancellationReason } from '../gen/graphql.ts'
import { isPossibleLastDay } from '../shared/last-day-field.tsx'

/** What is filled in before a booking is cancelled. */
export interface CancelDraft {
  reason: BookingCancellationReason | ''
  lastDay: string
  note: string
  /** What of the paid rent goes back, as it is typed; null: as the consequences say. */
  refund: string | null
}

/** The fields that aren't right yet, by the keys of their texts. */
export interface CancelErrors {
  reason?: 'reasonMissing'
  lastDay?: 'lastDayOutside'
}

/** What is wrong with a draft; `possible` are the days between which the last one has to be, null where nobody lives there. */
export function checkCancelDraft(
  draft: CancelDraft,
  possible: { from: string; to: string } | null,
): CancelErrors {
  const errors: CancelErrors = {}
  if (!draft.reason) errors.reason = 'reasonMissing'
  if (possible && !isPossibleLastDay(draft.lastDay, possible)) errors.lastDay = 'lastDayOutside'
  return errors
}
