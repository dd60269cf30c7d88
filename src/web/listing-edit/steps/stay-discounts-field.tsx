import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  discountedRent,
  problemOfDiscounts,
  shortestFirst,
  STAY_DISCOUNT_LIMITS,
  type StayDiscount,
} from '../../../domain/listings/stay-discounts.ts'
import { useFormat } from '../../shared/format.ts'
import { Button } from '../../ui/button.tsx'
import classes from '../listing-edit.module.css'
import { IntegerField } from '../number-fields.tsx'

/** What long stays cost less, with the monthly rent that it makes; one more is added once both numbers are there. */
export function StayDiscountsField(props: {
  discounts: readonly StayDiscount[]
  price: number | null
  currency: string
  onChange: (discounts: StayDiscount[]) => void
  error: string | undefined
}) {
  const { discounts, price, currency, onChange, error } = props
  const t = useTranslations('stayDiscounts')
  const format = useFormat()
  const [months, setMonths] = useState<number | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const added = months !== null && percent !== null ? { months, percent } : null
  const next = added && shortestFirst([...discounts, added])
  const problem = next && problemOfDiscounts(next)
  const add = () => {
    if (!next) return
    onChange(next)
    setMonths(null)
    setPercent(null)
  }
  const monthly = (discount: StayDiscount) =>
    price ? t('monthly', { rent: format.money(discountedRent(price, discount), currency) }) : ''
  return (
    <fieldset className={classes.group}>
      <legend>{t('legend')}</legend>
      <p className={classes.note}>{t('hint')}</p>
      {discounts.length > 0 && (
        <ul>
          {discounts.map((discount) => (
            <li key={discount.months}>
              {t('step', { ...discount })} {monthly(discount)}{' '}
              <Button
                size="small"
                aria-label={t('removeStep', { ...discount })}
                onClick={() => onChange(discounts.filter((other) => other !== discount))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={classes.pair}>
        <IntegerField
          label={t('months')}
          unit={t('monthsUnit')}
          data-field="stayDiscounts"
          value={months}
          onChange={setMonths}
          error={error}
        />
        <IntegerField label={t('percent')} unit="%" value={percent} onChange={setPercent} />
      </div>
      {problem ? (
        <p className={classes.error} role="status">
          {t(`problem.${problem}`, {
            most: STAY_DISCOUNT_LIMITS.percent,
            longest: STAY_DISCOUNT_LIMITS.months,
          })}
        </p>
      ) : (
        added &&
        price && (
          <p role="status">
            {t('preview', {
              months: added.months,
              rent: format.money(discountedRent(price, added), currency),
              before: format.money(price, currency),
            })}
          </p>
        )
      )}
      <div className={classes.buttons}>
        <Button size="small" disabled={!next || problem !== null} onClick={add}>
          {t('add')}
        </Button>
      </div>
    </fieldset>
  )
}
