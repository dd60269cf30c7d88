import { useTranslations } from 'use-intl'
import { DepositPill, DepositView } from '../shared/deposit/deposit-view.tsx'
import { RefundList } from '../shared/refunds/refund-list.tsx'
import shared from '../shared/refunds/refunds.module.css'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import type { MoneyBack, TenantBooking } from './tenant-booking-queries.ts'

/** What goes back to the tenant of what was paid here, with its reason and how far it is. */
export function Refunds({ refunds }: { refunds: readonly MoneyBack[] }) {
  const t = useTranslations('paid.back')
  if (refunds.length === 0) return null
  return (
    <Section title={t('title')}>
      <Card>
        <RefundList refunds={refunds} side="tenant" />
        <p className={shared.note}>{t('text')}</p>
      </Card>
    </Section>
  )
}

/** The deposit of the stay as the landlord has recorded it. */
export function StayDeposit({ deposit }: { deposit: TenantBooking['depositRecord'] }) {
  const t = useTranslations('deposit')
  if (deposit.state === 'NONE') return null
  return (
    <Section title={t('title')} aside={<DepositPill deposit={deposit} />}>
      <Card>
        <DepositView deposit={deposit} />
      </Card>
    </Section>
  )
}
