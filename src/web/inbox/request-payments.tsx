import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { AsideCard } from './aside-card.tsx'
import type { InboxRequest } from './inbox-request-query.ts'

/** What comes of a request: its deal, the first month's rent through the product, the tenant's service fee. */
export function RequestPayments({ request }: { request: InboxRequest }) {
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
