import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { MoneyEntryKind } from '../../domain/money/overview.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { utcToday } from '../shared/today.ts'
import { Card } from '../ui/card.tsx'
import { useSearchWith } from './money-place-controls.tsx'
import type { Money, MoneyPlace } from './money-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './money.module.css'

/** Earned by night, invoiced, paid out and still to come, each with the sentence that explains it. */
export function MoneyClocks({ money, place }: { money: Money; place: MoneyPlace }) {
  const t = useTranslations('money')
  const format = useFormat()
  const amount = useMoneyFormat(money.currency)
  const { nights, apartments, payments, lastPaidOn } = money
  return (
    <Card padded={false} className={classes.clocks}>
      <Clock name={t('earned')} amount={amount(money.earned)} kinds={['EARNED']}>
        <small>{t('nights', { nights, apartments })}</small>
      </Clock>
      <Clock name={t('invoiced')} amount={amount(money.invoiced)} kinds={['RENT']}>
        <Between money={money} />
      </Clock>
      <Clock name={t('paidOut')} amount={amount(money.paidOut)} kinds={['RECEIVED', 'PAID_OUT']}>
        <small>
          {lastPaidOn
            ? t('payments', { count: payments, day: format.day(lastPaidOn, 'short') })
            : t('noPayments')}
        </small>
      </Clock>
      <div className={classes.clock} data-tone={money.open > 0 ? 'amber' : undefined}>
        <span>{t(money.open < 0 ? 'toPay' : 'toCome')}</span>
        <strong className={classes.figure}>{amount(Math.abs(money.open))}</strong>
        <ToCome money={money} place={place} />
      </div>
    </Card>
  )
}

/** One clock; its figure opens to its entries. */
function Clock(props: { name: string; amount: string; kinds: MoneyEntryKind[]; children: ReactNode }) {
  const t = useTranslations('money')
  return (
    <div className={classes.clock}>
      <span>{props.name}</span>
      <PageLink
        page="payments"
        search={useSearchWith()({ entries: props.kinds.join('.') })}
        keepScroll
        className={classes.figure}
        aria-label={t('openFigure', { name: props.name, amount: props.amount })}
      >
        {props.amount}
      </PageLink>
      {props.children}
    </div>
  )
}

/** What is between the rent of nights and the rents that are due: earlier and later nights. */
function Between({ money }: { money: Money }) {
  const t = useTranslations('money')
  const amount = useMoneyFormat(money.currency)
  const { dueBefore, dueAhead } = money
  return (
    <>
      {dueAhead > 0 && <small>{t('forLater', { amount: amount(dueAhead) })}</small>}
      {dueAhead < 0 && <small>{t('dueLater', { amount: amount(-dueAhead) })}</small>}
      {dueBefore > 0 && <small>{t('dueEarlier', { amount: amount(dueBefore) })}</small>}
      {dueBefore < 0 && <small>{t('forEarlier', { amount: amount(-dueBefore) })}</small>}
      {dueBefore === 0 && dueAhead === 0 && <small>{t('sameNights')}</small>}
    </>
  )
}

function ToCome({ money, place }: { money: Money; place: MoneyPlace }) {
  const t = useTranslations('money')
  const format = useFormat()
  const amount = useMoneyFormat(money.currency)
  const { dated, nextOn, waiting, owed } = money
  if (place.period.to < utcToday()) return <small>{t('asOf', { day: format.day(place.period.to) })}</small>
  return (
    <>
      {nextOn && <small>{t('dated', { amount: amount(dated), day: format.day(nextOn, 'short') })}</small>}
      {waiting > 0 && <small>{t('waiting', { amount: amount(waiting) })}</small>}
      {waiting < 0 && <small>{t('moreThanDue', { amount: amount(-waiting) })}</small>}
      {owed > 0 && <small>{t(money.open < 0 ? 'owing' : 'owed', { amount: amount(owed) })}</small>}
      {!nextOn && waiting === 0 && owed === 0 && <small>{t('nothingToCome')}</small>}
    </>
  )
}
