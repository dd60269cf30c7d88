import { useTranslations } from 'use-intl'
import { useContractName } from '../shared/contract-name.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { AsideCard } from './aside-card.tsx'
import type { InboxRequest } from './inbox-request-query.ts'

/** What is below: what comes of a request, and the facts that are looked up rather than read. */
export function RequestBelow({ request }: { request: InboxRequest }) {
  return (
    <>
      <RequestPayments request={request} />
      <RequestMoreFacts request={request} />
    </>
  )
}

/** What comes of a request: its deal, the first month's rent through the product, the tenant's service fee. */
function RequestPayments({ request }: { request: InboxRequest }) {
  const t = useTranslations('request.payments')
  const format = useFormat()
  const dealStatus = useCatalogueText('catalogue.dealStatus')
  const dealStage = useCatalogueText('catalogue.dealStage')
  const rentStatus = useCatalogueText('catalogue.firstMonthRentPaymentStatus')
  const feeStatus = useCatalogueText('catalogue.tenantServiceFeePaymentStatus')
  const { deal, firstMonthRentPayment: rent, tenantServiceFee: fee, currency } = request
  return (
    <AsideCard title={t('title')}>
      <DefinitionList
        items={[
          {
            term: t('deal'),
            value: dealStatus(deal.status),
            detail: deal.stage ? dealStage(deal.stage) : undefined,
          },
          {
            term: t('firstMonthRent'),
            // Who stays longer has paid a first month already.
            value: request.type === 'EXTENSION' ? null : format.money(request.firstMonthRent, currency),
            detail: rent
              ? rent.status
                ? t('rentStatus', { status: rentStatus(rent.status), day: format.day(rent.dueDate) })
                : t('rentLater', { day: format.day(rent.dueDate) })
              : t('rentDirect'),
          },
          {
            term: t('tenantFee'),
            value: format.money(fee.amount, currency),
            detail: fee.amount > 0 ? feeStatus(fee.status) : undefined,
          },
        ]}
      />
    </AsideCard>
  )
}

/** Contract, way of booking, numbers and times. */
function RequestMoreFacts(props: { request: InboxRequest }) {
  const { request } = props
  const t = useTranslations('request.facts')
  const format = useFormat()
  const contractName = useContractName()
  const methodOfBooking = useCatalogueText('methodOfBooking')
  return (
    <Card as="section" aria-label={t('more')}>
      <DefinitionList
        items={[
          {
            term: t('type'),
            value: t(`types.${request.type === 'EXTENSION' ? 'EXTENSION' : 'STANDARD'}`),
            detail: request.extendsBookingId ? (
              <PageLink page="bookings" params={{ bookingId: request.extendsBookingId }}>
                {t('extends')}
              </PageLink>
            ) : undefined,
          },
          {
            term: t('contract'),
            value: request.selectedContract
              ? contractName(request.selectedContract, request.listing.address.country)
              : t('notChosen'),
            detail: request.landlordStatus !== 'OTHER' && (
              <PageLink
                page="contractTerms"
                params={{ bookingRequestId: request.bookingRequestId, listingRequestId: request.id }}
              >
                {t('terms')}
              </PageLink>
            ),
          },
          { term: t('method'), value: methodOfBooking(request.methodOfBooking) },
          { term: t('number'), value: request.userFriendlyId },
          {
            term: t('requestedAt'),
            value: <time dateTime={request.requestedAt}>{format.instant(request.requestedAt)}</time>,
          },
        ]}
      />
    </Card>
  )
}
