import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PayDialog, PayingCard } from '../shared/paying/pay-dialog.tsx'
import { PayLink } from '../shared/paying/pay-link.tsx'
import { useRefusalText } from '../shared/refusal-text.ts'
import { TestModeNote, TestModePill } from '../shared/test-mode.tsx'
import { utcToday } from '../shared/today.ts'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { type Due, type TenantBooking, tenantBookingOptions } from './tenant-booking-queries.ts'
import { checkTenantPayment, startTenantPayment } from './tenant-money-queries.ts'
import classes from './dues.module.css'

/** What the tenant pays through the product for the stay, how far it is, and the way to pay it. */
export function Dues({ booking, dues }: { booking: TenantBooking; dues: readonly Due[] }) {
  const t = useTranslations('dues')
  const [search, setSearch] = useSearch()
  const paid = dues.find(({ _id }) => _id === search.pay)
  if (dues.length === 0) return null
  return (
    <Section title={t('title')} aside={<TestModePill />}>
      <TestModeNote />
      {dues.map((due) => (
        <DueCard key={due._id} due={due} />
      ))}
      <PayDialog
        key={paid?._id}
        opened={paid !== undefined}
        title={paid ? t(`what.${paid.purpose}`) : t('title')}
        onClose={() => setSearch({ pay: undefined }, { replace: true })}
      >
        {(onBusy) =>
          paid && (
            <PayingDue
              booking={booking}
              due={paid}
              onBusy={onBusy}
              onClose={() => setSearch({ pay: undefined }, { replace: true })}
            />
          )
        }
      </PayDialog>
    </Section>
  )
}

function DueCard({ due }: { due: Due }) {
  const t = useTranslations('dues')
  const refusalText = useRefusalText()
  const format = useFormat()
  const { word, tone } = stateOf(due)
  const { reason } = due.canBePaid
  const isUnclear = reason === 'PAYMENT_UNKNOWN' || reason === 'PAYMENT_RUNNING'
  const name = t(`what.${due.purpose}`)
  return (
    <Card as="article" className={classes.due} aria-label={name}>
      <div>
        <strong>{name}</strong>
        <small>
          {due.paidAt
            ? t('paidOn', { day: format.day(due.paidAt.slice(0, 10)) })
            : t('dueOn', { day: format.day(due.dueOn) })}
        </small>
        {reason && !due.paidAt && <small>{refusalText(reason)}</small>}
      </div>
      <Pill tone={tone}>{t(`state.${word}`)}</Pill>
      <div className={classes.amount}>
        <strong>{format.money(due.amount, due.currency, 'no')}</strong>
        {(due.canBePaid.value || isUnclear) && (
          <PayLink
            pay={due._id}
            label={t(isUnclear ? 'ask' : 'pay')}
            name={`${t(isUnclear ? 'ask' : 'pay')}: ${name}`}
            variant="primary"
          />
        )}
      </div>
    </Card>
  )
}

function stateOf({ paidAt, payment, dueOn }: Due): { word: string; tone: Tone } {
  if (paidAt) return { word: 'paid', tone: 'pine' }
  if (payment?.state === 'UNKNOWN') return { word: 'unclear', tone: 'amber' }
  if (payment?.state === 'PROCESSING') return { word: 'running', tone: 'blue' }
  if (payment?.state === 'FAILED') return { word: 'refused', tone: 'red' }
  const today = utcToday()
  if (dueOn < today) return { word: 'overdue', tone: 'red' }
  return dueOn === today ? { word: 'due', tone: 'amber' } : { word: 'later', tone: 'blue' }
}

function PayingDue(props: {
  booking: TenantBooking
  due: Due
  onBusy: (busy: boolean) => void
  onClose: () => void
}) {
  const { booking, due } = props
  const t = useTranslations('dues')
  const format = useFormat()
  const queryClient = useQueryClient()
  return (
    <PayingCard
      {...props}
      payable={{
        amount: due.amount,
        currency: due.currency,
        facts: [
          {
            term: t('for'),
            value: booking.listing.unitName ?? booking.listing.name,
            detail: format.dayRange(booking.from, booking.to),
          },
          { term: t('due'), value: format.day(due.dueOn) },
        ],
        paidText: t('paidText'),
        surplusText: (amount) => t('surplus', { amount }),
        isOver: due.paidAt !== null,
        reason: due.canBePaid.reason ?? null,
        isBegun: due.payment !== null,
        start: () => startTenantPayment(due._id, due.amount),
        check: () => checkTenantPayment(due._id),
        refresh: () => queryClient.invalidateQueries(tenantBookingOptions(booking._id)),
      }}
    />
  )
}
