import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { MOVED_PAYMENTS_LISTED } from '../../domain/money/refund.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { DisputeList } from '../shared/refunds/dispute-list.tsx'
import { RefundList } from '../shared/refunds/refund-list.tsx'
import { movedOptions } from '../shared/refunds/refund-queries.ts'
import shared from '../shared/refunds/refunds.module.css'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'

/** How many are shown at once; the others wait behind a button. */
const MOST_AT_ONCE = 5

/** Payments of which something went back to tenants or is contested; nothing where there are none. */
export function MovedPayments() {
  const t = useTranslations('paid')
  const format = useFormat()
  const { data = [] } = useQuery(movedOptions)
  const [all, setAll] = useState(false)
  const shown = all ? data : data.slice(0, MOST_AT_ONCE)
  if (data.length === 0) return null
  return (
    <Section title={t('moved.title')}>
      <Card className={shared.stack}>
        {shown.map((paid) => (
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
            {paid.disputes.length > 0 && <DisputeList paid={paid} side="landlord" />}
          </div>
        ))}
        {shown.length < data.length && (
          <Button size="small" className={shared.more} onClick={() => setAll(true)}>
            {t('more', { count: data.length })}
          </Button>
        )}
        {all && data.length >= MOVED_PAYMENTS_LISTED && (
          <p className={shared.note}>{t('moved.last', { count: data.length })}</p>
        )}
      </Card>
    </Section>
  )
}
