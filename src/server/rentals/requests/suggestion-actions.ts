import {
  answerDeadline,
  canAnswerSuggestion,
  canBeAccepted,
  canSuggestDates,
} from '../../../domain/rentals/booking-request.ts'
import { isExtension } from '../../../domain/rentals/classification.ts'
import { MAX_STAY_YEARS } from '../../../domain/kernel/constants.ts'
import { type Stay, addMonths, sameStay } from '../../../domain/kernel/day.ts'
import { BookingConflictError, ConditionNotMetError, ValidationError } from '../../../domain/kernel/errors.ts'
import { rentOfStay } from '../../../domain/kernel/rent.ts'
import { checkSuggestedDates } from '../../../domain/rentals/suggested-dates.ts'
import { MESSAGE_MAX_LENGTH } from '../../../domain/kernel/text-limits.ts'
import type { Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import { auditRequest } from '../lifecycle/audit.ts'
import { makeAvailable } from './actions.ts'
import {
  circumstancesOf,
  lockRequestForSystem,
  lockVisibleRequest,
  reprojectAround,
  typeAfter,
} from '../lifecycle/command.ts'
import { saveStatus } from '../lifecycle/command-sql.ts'
import { demandSeenBySuggesting } from '../lifecycle/declined-by-answer.ts'
import { tellOfSuggestion, tellLandlord } from '../lifecycle/mails.ts'
import { saveDates, saveSuggestion } from './suggestion-sql.ts'
import { requireViewer, demand } from '../../kernel/viewer/viewer-guard.ts'
import type { Seen } from '../../listings/occupancy/waiting.ts'

/** Other dates that a landlord would like, with a word to the tenant. */
export interface Suggestion extends Stay {
  message: string
  seen: Seen
}

/** A suggestion as the tenant was shown it. */
export interface SeenDates extends Stay {
  totalRent: number
}

/** The landlord suggests other dates; the tenant has 72 hours, and so has the landlord's own answer. */
export async function suggestDates(
  ctx: Context,
  requestId: string,
  suggestion: Suggestion,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  checkInput(suggestion)
  const body = { requestId, ...suggestion, from: suggestion.from, to: suggestion.to }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'suggestDates', body }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'landlord', requestId)
      demand(verdictOnDates(request, suggestion, ctx))
      await demandSeenBySuggesting(trx, ctx, request, suggestion, suggestion.seen)
      const until = answerDeadline(ctx.now())
      await saveSuggestion(trx, requestId, { ...suggestion, at: ctx.now(), until })
      await reprojectAround(trx, request)
      await auditRequest(trx, ctx, request.row, 'suggestDates', {
        from: suggestion.from,
        to: suggestion.to,
        message: suggestion.message,
      })
      await tellOfSuggestion(trx, ctx, { ...request.row, tenantAnswerUntil: until }, suggestion)
      return requestId
    }),
  )
}

function checkInput({ from, to, message }: Suggestion): void {
  if (to <= from) throw new ValidationError({ to: 'request.to.notAfterFrom' })
  if (to > addMonths(from, 12 * MAX_STAY_YEARS)) throw new ValidationError({ to: 'request.to.tooLong' })
  if (message.length > MESSAGE_MAX_LENGTH) throw new ValidationError({ message: 'request.message.long' })
}

/** Whether the landlord can suggest these dates now, by the five conditions (D5). */
export function verdictOnDates(
  request: Parameters<typeof circumstancesOf>[0] & { facts: Parameters<typeof canSuggestDates>[0] },
  dates: Stay,
  ctx: Pick<Context, 'viewer' | 'today' | 'now'>,
): Verdict {
  const { row } = request
  const moved = circumstancesOf({ ...request, row: { ...row, from: dates.from, to: dates.to } }, ctx)
  const may = canSuggestDates(request.facts, moved)
  if (!may.value) return may
  return checkSuggestedDates(row, dates, {
    belowMinimum: moved.belowMinimum,
    aboveMaximum: moved.aboveMaximum,
    available: moved.freeUnits > 0 && dates.from >= ctx.today(),
    extends: isExtension(row.type),
  })
}

/**
 * The tenant takes the suggested dates: exactly those that were shown, at the rent that was shown, become the
 * request's, and it goes on as if it had been accepted.
 */
export async function takeSuggestedDates(
  ctx: Context,
  requestId: string,
  seen: SeenDates,
  key: string,
): Promise<string> {
  const viewer = requireViewer(ctx)
  const body = { requestId, from: seen.from, to: seen.to, totalRent: seen.totalRent }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'takeSuggestedDates', body }, async () => {
      const { row, facts } = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canAnswerSuggestion(facts))
      const stay = facts.suggestion ?? row
      const totalRent = rentOfStay(stay, row.price, row.invoiceCalculationMethod)
      if (!sameStay(stay, seen) || totalRent !== seen.totalRent)
        throw new ConditionNotMetError('CONSEQUENCES_CHANGED')
      await saveDates(trx, requestId, { ...stay, totalRent })
      const moved = await lockRequestForSystem(trx, requestId)
      // The landlord has said yes to these dates; whether they are still to be had is asked again.
      const verdict = canBeAccepted(moved.facts, circumstancesOf(moved, { ...ctx, viewer: null }))
      if (verdict.reason === 'NO_FREE_UNIT') throw new BookingConflictError()
      demand(verdict)
      await auditRequest(trx, ctx, row, 'takeSuggestedDates', {
        from: stay.from,
        to: stay.to,
      })
      await makeAvailable(trx, ctx, moved, { command: 'takeSuggestion', who: 'TENANT' })
      await reprojectAround(trx, moved, [{ groupId: row.groupId, from: row.from, to: row.to }])
      await tellLandlord(trx, ctx, moved.row, 'datesTaken')
      return requestId
    }),
  )
}

/** The tenant does not want the suggested dates: the request ends (C5 'landlord suggested new dates'). */
export async function refuseSuggestedDates(ctx: Context, requestId: string, key: string): Promise<string> {
  const viewer = requireViewer(ctx)
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, { key, operation: 'refuseSuggestedDates', body: requestId }, async () => {
      const request = await lockVisibleRequest(trx, viewer, 'tenant', requestId)
      demand(canAnswerSuggestion(request.facts))
      await saveStatus(trx, [requestId], {
        statusType: typeAfter('refuseSuggestion', request.row, 'TENANT'),
        at: ctx.now(),
        statusReason: 'LANDLORD_SUGGESTED_NEW_DATES',
        declineReason: 'LANDLORD_SUGGESTED_NEW_DATES',
        autoDeclineAt: null,
        tenantAnswerUntil: null,
      })
      await auditRequest(trx, ctx, request.row, 'refuseSuggestedDates')
      await reprojectAround(trx, request)
      await tellLandlord(trx, ctx, request.row, 'datesRefused')
      return requestId
    }),
  )
}
