import { useTranslations } from 'use-intl'
import { oneOf } from '../../domain/kernel/text.ts'
import { DECLINE_REASONS } from '../../domain/catalogue/reasons.ts'
import { endedCause } from '../../domain/rentals/ended-cause.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import type { InboxRequest } from './inbox-request-query.ts'

/** Whom or what a request waits for, or how it ended, in a sentence about this very case. */
export function useWaitingText(request: InboxRequest): string {
  const waiting = useTranslations('request.waiting')
  const ended = useEndedText(request)
  const name = request.tenantInformation.firstName
  if (request.events.some(({ action }) => action === 'cancelBooking')) return waiting('BOOKING_CANCELED')
  if (request.booking) return waiting('BOOKED')
  if (request.landlordStatus === 'OTHER') return ended
  if (request.nextStep.kind === 'OTHER_CONTRACT') return waiting('contractRefused', { name })
  if (request.nextStep.kind === 'OWN_CONTRACT') return waiting('contractOwed', { name })
  if (request.nextStep.kind === 'GO_ON_WITHOUT_INCOME') return waiting('incomeUnconfirmed', { name })
  return waiting.has(request.landlordStatus) ? waiting(request.landlordStatus, { name }) : waiting('OTHER')
}

function useEndedText(request: InboxRequest): string {
  const t = useTranslations('request.ended')
  const waiting = useTranslations('request.waiting')
  const declineReason = useCatalogueText('declineReason')
  const { reason } = request.status.data
  if (!reason) return waiting('ENDED')
  const cause = endedCause({ reason, to: request.to, events: request.events })
  // Some ends have a decline reason, too, though nobody declined.
  if (t.has(cause)) return t(cause, { name: request.tenantInformation.firstName })
  return oneOf(DECLINE_REASONS, reason)
    ? t('declinedWith', { reason: declineReason(reason) })
    : waiting('ENDED')
}
