import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { DepositPill, DepositView } from '../shared/deposit/deposit-view.tsx'
import { useFormat } from '../shared/format.ts'
import { LaterDialog } from '../shared/later-part.tsx'
import { RefundList } from '../shared/refunds/refund-list.tsx'
import shared from '../shared/refunds/refunds.module.css'
import { TestModePill } from '../shared/test-mode.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import type { MoneyBack, TenantBooking } from './tenant-booking-queries.ts'

const AccountDialog = lazy(() =>
  import('./refund-account-dialog.tsx').then((module) => ({ default: module.RefundAccountDialog })),
)

/** What goes back to the tenant of what was paid here, with its reason and how far it is. */
export function Refunds({ refunds }: { refunds: readonly MoneyBack[] }) {
  const t = useTranslations('paid')
  const [chosen, setChosen] = useOverlayOf<MoneyBack>('refund-account')
  if (refunds.length === 0) return null
  return (
    <Section title={t('back.title')} aside={<TestModePill />}>
      <Card className={shared.stack}>
        <RefundList refunds={refunds} side="tenant">
          {(refund) =>
            refund.canBeTransferred.value && <NameAccount refund={refund} onClick={() => setChosen(refund)} />
          }
        </RefundList>
        {refunds.some(({ way, canBeTransferred }) => way === 'CARD' && !canBeTransferred.value) && (
          <p className={shared.note}>{t('back.text')}</p>
        )}
      </Card>
      {chosen && (
        <LaterDialog onClose={() => setChosen(null)}>
          <AccountDialog key={chosen._id} refund={chosen} onClose={() => setChosen(null)} />
        </LaterDialog>
      )}
    </Section>
  )
}

/** The way to name the account to which a refund is transferred, or another one. */
function NameAccount({ refund, onClick }: { refund: MoneyBack; onClick: () => void }) {
  const t = useTranslations('paid.account')
  const format = useFormat()
  const { account, amount, currency } = refund
  const what = t(account ? 'change' : 'give')
  return (
    <Button
      size="small"
      variant={account ? 'plain' : 'primary'}
      aria-label={t('giveNamed', { what, amount: format.money(amount, currency, 'no') })}
      onClick={onClick}
    >
      {what}
    </Button>
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
