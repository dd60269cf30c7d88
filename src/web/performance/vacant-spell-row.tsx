import { useTranslations } from 'use-intl'
import { vacancyCost } from '../../domain/public/vacancy.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { VacantSpell } from './performance-queries.ts'
import classes from './performance.module.css'

/** Vacant nights: when, what they cost, why, and one click away how that is counted. */
export function VacantSpellRow(props: { spell: VacantSpell; currency: string; isNamed: boolean }) {
  const { spell, currency } = props
  const t = useTranslations('performance')
  const format = useFormat()
  return (
    <li>
      <span className={classes.when}>
        <strong>{format.dayRange(spell.from, spell.to)}</strong>
        {props.isNamed && <small>{spell.name}</small>}
        <small>{t('nights', { count: spell.nights })}</small>
      </span>
      <strong className={classes.cost}>{format.money(spell.cost, currency, 'yes')}</strong>
      <span className={classes.why}>
        <Reason spell={spell} currency={currency} />
        <details>
          <summary>{t('howCounted')}</summary>
          <Calculation spell={spell} currency={currency} />
        </details>
      </span>
    </li>
  )
}

function Reason({ spell, currency }: { spell: VacantSpell; currency: string }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { reason, declined, unanswered, others, lost, minStay, priceAbove } = spell
  const amount = format.money(lost ?? 0, currency, 'yes')
  switch (reason) {
    case 'DECLINED':
      return <span>{t('reasons.DECLINED', { count: declined, amount })}</span>
    case 'UNANSWERED':
      return <span>{t('reasons.UNANSWERED', { count: unanswered, amount })}</span>
    case 'TOO_SHORT':
      return <span>{t('reasons.TOO_SHORT', { months: minStay ?? 0 })}</span>
    case 'NOT_BOOKED':
      return <span>{t('reasons.NOT_BOOKED', { count: others })}</span>
    case 'PRICE_ABOVE':
      return <span>{t('reasons.PRICE_ABOVE', { share: format.percent(priceAbove ?? 0) })}</span>
    case 'NOBODY_ASKED':
      return <span>{t('reasons.NOBODY_ASKED')}</span>
  }
}

function Calculation({ spell, currency }: { spell: VacantSpell; currency: string }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { groupId, nights, price, cost, lost, declined, unanswered, minStay, reason } = spell
  const exact = (amount: number) => format.money(amount, currency, 'no')
  return (
    <ul>
      <li>
        {t('calculation', {
          nights,
          price: exact(price),
          night: exact(vacancyCost(1, price)),
          cost: exact(cost),
        })}
      </li>
      {lost !== null && (
        <li>{t('lostCalculation', { count: declined + unanswered, amount: exact(lost) })}</li>
      )}
      {reason === 'TOO_SHORT' && <li>{t('shortCalculation', { nights, months: minStay ?? 0 })}</li>}
      <li>
        <PageLink page="groupEdit" params={{ groupId, stepId: reason === 'TOO_SHORT' ? 'stay' : 'price' }}>
          {t(reason === 'TOO_SHORT' ? 'changeStay' : 'changePrice')}
        </PageLink>
      </li>
    </ul>
  )
}
