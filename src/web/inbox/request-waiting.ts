import { useTranslations } from 'use-intl'
import { DECLINE_REASONS } from '../../domain/catalogue/decline-reason.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import type { InboxRequest } from './inbox-request-query.ts'

/** Whom or what a request waits for, or how it ended, in a sentence about this very case. */
export function useWaitingText(request: InboxRequest): string {
  const waiting = useTranslations('request.waiting')
  const ended = useEndedText(request)
  const name = request.tenantInformation.firstName
  if (request.booking) return waiting('BOOKED')
  if (request.landlordStatus === 'OTHER') return ended
  if (request.landlordStatus === 'ACCEPTED' && request.autoDeclineAt) {
    return waiting(request.latestBookingOffer?.status === 'REJECTED' ? 'contractRefused' : 'contractOwed', {
      name,
    })
  }
  return waiting.has(request.landlordStatus) ? waiting(request.landlordStatus, { name }) : waiting('OTHER')
}

function useEndedText(request: InboxRequest): string {
  const t = useTranslations('request.ended')
  const waiting = useTranslations('request.waiting')
  const declineReason = useCatalogueText('declineReason')
  const { reason } = request.status.data
  if (!reason) return waiting('ENDED')
  if (isDeclineReason(reason)) return t('declinedWith', { reason: declineReason(reason) })
  return t.has(reason) ? t(reason, { name: request.tenantInformation.firstName }) : waiting('ENDED')
}

function isDeclineReason(reason: string): boolean {
  return DECLINE_REASONS.some((known) => known === reason)
}
