import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { CURRENCY_CODES, currencyName } from '../../../domain/catalogue/currency.ts'
import { useLocale } from 'use-intl'
import { useFormat } from '../../shared/format.ts'
import { SelectField } from '../../ui/fields.tsx'
import { comparablePricesOptions } from '../edit-queries.ts'
import classes from '../listing-edit.module.css'
import { AmountField } from '../number-fields.tsx'
import { pricePosition } from '../price-position.ts'
import type { StepProps } from '../step-values.ts'

/** What a month costs, and what is paid once; beside it what similar homes of the city cost. */
export function PriceStep(props: StepProps<'price'>) {
  const { values, change, errorOf, listing } = props
  const t = useTranslations('listingEdit.price')
  const format = useFormat()
  const language = useLocale()
  const currency = values.currency ?? 'EUR'
  const { price } = values
  return (
    <>
      <SelectField
        label={t('currency')}
        value={currency}
        data={CURRENCY_CODES.map((value) => ({
          value: value as string,
          label: t('currencyName', { code: value, name: currencyName(value, language) }),
        }))}
        onChange={(event) => change({ currency: event.currentTarget.value })}
        error={errorOf('currency')}
      />
      <AmountField
        key={`price ${currency}`}
        label={t('price')}
        description={t('priceHint')}
        currency={currency}
        value={price ?? null}
        onChange={(amount) => change({ price: amount })}
        error={errorOf('price')}
      />
      {price && listing.area ? (
        <p className={classes.note}>
          {t('perSquareMetre', { amount: format.money(Math.round(price / listing.area), currency) })}
        </p>
      ) : null}
      <Comparison groupId={listing.groupId} price={price ?? null} currency={currency} />
      <div className={classes.pair}>
        <AmountField
          key={`deposit ${currency}`}
          label={t('deposit')}
          description={t('depositHint')}
          currency={currency}
          value={values.deposit || null}
          onChange={(amount) => change({ deposit: amount ?? 0 })}
          error={errorOf('deposit')}
        />
        <AmountField
          key={`cleaning ${currency}`}
          label={t('finalCleaningFee')}
          description={t('finalCleaningHint')}
          currency={currency}
          value={values.finalCleaningFee || null}
          onChange={(amount) => change({ finalCleaningFee: amount ?? 0 })}
          error={errorOf('finalCleaningFee')}
        />
      </div>
    </>
  )
}

/** What similar homes cost here; nothing where too few are published to say so. */
function Comparison(props: { groupId: string; price: number | null; currency: string }) {
  const t = useTranslations('listingEdit.price.comparison')
  const format = useFormat()
  const { data } = useQuery(comparablePricesOptions(props.groupId))
  if (!data || data.currency !== props.currency) return null
  const money = (amount: number) => format.money(Math.round(amount), data.currency, 'yes')
  const position = pricePosition(props.price, data)
  return (
    <p className={classes.hint} role="status">
      {t('range', { count: data.count, from: money(data.lowerQuartile), to: money(data.upperQuartile) })}{' '}
      {position && t(position, { median: money(data.median) })}
    </p>
  )
}
