import { dayOf, daysOfStay } from '../../../domain/kernel/day.ts'
import { toMajorUnits } from '../../../domain/kernel/money.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import type { RequestColumn } from './export-texts.ts'

/** A request as a line: days as YYYY-MM-DD, amounts in major units with a point, catalogue words as they are; nobody's email or telephone number. */
export function requestCells(request: RequestRow): Record<RequestColumn, string | number> {
  const money = (amount: number) => toMajorUnits(amount, request.currency)
  const day = (instant: Temporal.Instant | null) => (instant ? dayOf(instant) : '')
  return {
    reference: request.userFriendlyId,
    status: request.landlordStatus,
    type: request.type,
    tenant: `${request.firstName} ${request.lastName}`,
    company: request.companyName,
    listing: request.groupName,
    place: request.groupPlace,
    apartment: request.offer?.unitName ?? '',
    from: request.from,
    to: request.to,
    days: daysOfStay(request),
    guests: request.guests,
    pets: request.pets ? 'true' : 'false',
    reasonForStay: request.reasonForStay,
    price: money(request.price),
    totalRent: money(request.totalRent),
    currency: request.currency,
    requestedAt: dayOf(request.requestedAt),
    answerUntil: day(request.autoDeclineAt),
    answeredAt: day(request.answeredAt),
    endReason: request.declineReason ?? request.statusReason ?? '',
  }
}
