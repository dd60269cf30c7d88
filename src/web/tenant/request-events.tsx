import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import type { Tone } from '../ui/pill.tsx'
import { Timeline } from '../ui/timeline.tsx'
import type { TenantRequest } from './tenant-queries.ts'

// What concerns the landlord's side alone, such as that the request was opened, is not told.
const TONES = new Map<string, Tone>([
  ['sendBookingRequest', 'pine'],
  ['checkBookingRequest', 'pine'],
  ['acceptListingRequest', 'pine'],
  ['autoAcceptListingRequest', 'pine'],
  ['rejectListingRequest', 'stone'],
  ['takeAcceptBack', 'amber'],
  ['declineAccepted', 'stone'],
  ['autoDecline', 'stone'],
  ['suggestDates', 'amber'],
  ['takeSuggestedDates', 'pine'],
  ['refuseSuggestedDates', 'stone'],
  ['suggestionLapsed', 'stone'],
  ['pauseRequest', 'amber'],
  ['resumeRequest', 'pine'],
  ['handInDocument', 'blue'],
  ['removeTenantDocument', 'stone'],
  ['consentToDocuments', 'blue'],
  ['revokeDocumentConsent', 'stone'],
  ['refuseTenantDocument', 'amber'],
  ['startSolvencyCheck', 'blue'],
  ['chooseSolvencyMethod', 'blue'],
  ['takeSolvencyResult', 'pine'],
  ['confirmIncome', 'pine'],
  ['readIncomeByHand', 'blue'],
  ['incomeUnconfirmed', 'amber'],
  ['objectToSolvencyCheck', 'blue'],
  ['goOnWithoutIncome', 'pine'],
  ['verifyTenant', 'pine'],
  ['documentsTimeOver', 'stone'],
  ['prepareContract', 'pine'],
  ['cancelContract', 'stone'],
  ['refuseContract', 'stone'],
  ['endExtensionRequest', 'stone'],
  ['sendSigningReminder', 'violet'],
  ['signingReminder', 'violet'],
  ['giveSecondChance', 'pine'],
  ['confirmTenantInterest', 'pine'],
  ['withdrawListingRequest', 'stone'],
  ['tenantNoResponse', 'stone'],
  ['DECLINED_BY_CONFLICT', 'stone'],
  ['DECLINED_BY_BOOKING_OTHER_REQUEST', 'stone'],
  ['completeVerification', 'pine'],
  ['makeOffer', 'pine'],
  ['generateContract', 'pine'],
  ['landlordSign', 'violet'],
  ['tenantSign', 'violet'],
  ['sealContract', 'pine'],
  ['tenantAccept', 'pine'],
  ['recordOfflineSignatures', 'violet'],
  ['confirmBooking', 'pine'],
  ['cancelBookingOffer', 'stone'],
  ['makeBooking', 'pine'],
  ['moveBooking', 'violet'],
  ['cancelBooking', 'red'],
])

/** What happened to the request, in the tenant's words. */
export function RequestEvents(props: { request: TenantRequest }) {
  const { events, landlordFirstName: landlord } = props.request
  const t = useTranslations('tenant.event')
  const format = useFormat()
  return (
    <Timeline
      items={events
        .filter((event) => TONES.has(event.action))
        .map((event) => ({
          key: event.id,
          title: t(event.action, { landlord }),
          at: format.instant(event.at),
          tone: TONES.get(event.action),
        }))}
    />
  )
}
