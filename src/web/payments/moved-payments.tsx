import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { DisputeList, RefundList } from '../shared/refunds/refund-list.tsx'
import { movedOptions } from '../shared/refunds/refund-queries.ts'
import shared from '../shared/refunds/refunds.module.css'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'

/** Payments of which something went back to tenants or is contested; nothing where there are none. */
export function MovedPayments() {
  const t = useTranslations('paid')
  const format = useFormat()
  const { data = [] } = useQuery(movedOptions)
  if (data.length === 0) return null
  return (
    <Section title={t('moved.title')}>
      <Card>
        {data.map((paid) => (
          <div key={paid._id} className={shared.paid}>
            <div className={shared.head}>
              <strong>
                {paid.tenantNames}, {paid.listingName}
              </strong>
              <strong>{format.money(paid.amount, paid.currency, 'no')}</strong>
            </div>
            <small className={shared.note}>
              {t(`what.${paid.purpose}`)} ·{' '}
              <PageLink page="bookings" params={{ bookingId: paid.bookingId }}>
                {t('moved.booking')}
              </PageLink>
            </small>
            {paid.refunds.length > 0 && <RefundList refunds={paid.refunds} side="landlord" />}
            {paid.disputes.length > 0 && <DisputeList paid={paid} />}
          </div>
        ))}
      </Card>
    </Section>
  )
}
