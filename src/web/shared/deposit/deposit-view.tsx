import { useTranslations } from 'use-intl'
import type { DepositState } from '../../../domain/catalogue/payments.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { Pill, type Tone } from '../../ui/pill.tsx'
import type { Deposit } from './deposit-facts.ts'
import classes from './deposit-view.module.css'

const TONES = {
  NONE: 'stone',
  AWAITED: 'blue',
  HELD: 'pine',
  TO_ACCOUNT_FOR: 'amber',
  OVERDUE: 'red',
  SETTLED: 'pine',
} as const satisfies Record<DepositState, Tone>

/** How far a deposit is. */
export function DepositPill({ deposit }: { deposit: Deposit }) {
  const state = useCatalogueText('catalogue.depositState')
  return <Pill tone={TONES[deposit.state]}>{state(deposit.state)}</Pill>
}

/** What is recorded of a deposit: how much, who holds it, what was kept and why, and when the rest went back. */
export function DepositView({ deposit }: { deposit: Deposit }) {
  const t = useTranslations('deposit')
  const format = useFormat()
  const holder = useCatalogueText('catalogue.depositHolder')
  const money = (amount: number) => format.money(amount, deposit.currency, 'no')
  const { amount, receivedOn, settledOn, paidBack } = deposit
  return (
    <>
      <DefinitionList
        items={[
          { term: t('agreed'), value: deposit.agreed > 0 ? money(deposit.agreed) : null },
          { term: t('holder'), value: deposit.holder && holder(deposit.holder) },
          {
            term: t('received'),
            value:
              amount != null && receivedOn
                ? t('receivedOn', { amount: money(amount), day: format.day(receivedOn) })
                : null,
          },
          {
            term: t('until'),
            value: !settledOn && receivedOn && deposit.accountUntil ? format.day(deposit.accountUntil) : null,
          },
          { term: t('kept'), value: settledOn && <Kept deposit={deposit} /> },
          {
            term: t('paidBack'),
            value:
              settledOn && paidBack != null
                ? t('paidBackOn', { amount: money(paidBack), day: format.day(settledOn) })
                : null,
          },
        ]}
      />
      {deposit.state === 'AWAITED' && <p>{t('awaited')}</p>}
      {deposit.state === 'OVERDUE' && !deposit.accountUntil && <p>{t('atOnce')}</p>}
    </>
  )
}

/** What was kept, each part with its reason. */
function Kept({ deposit: { deductions, currency } }: { deposit: Deposit }) {
  const t = useTranslations('deposit')
  const format = useFormat()
  const reason = useCatalogueText('catalogue.depositDeductionReason')
  const money = (amount: number) => format.money(amount, currency, 'no')
  if (deductions.length === 0) return t('nothingKept')
  return (
    <ul className={classes.parts}>
      {deductions.map((part, at) => (
        <li key={at}>
          {money(part.amount)} · {t('part', { reason: reason(part.reason), explanation: part.explanation })}
        </li>
      ))}
      {deductions.length > 1 && (
        <li>
          <strong>
            {t('keptAll', { amount: money(deductions.reduce((sum, one) => sum + one.amount, 0)) })}
          </strong>
        </li>
      )}
    </ul>
  )
}
