import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { CURRENCY_CODES, currencyName } from '../../../domain/catalogue/currencies.ts'
import {
  INVOICE_CALCULATION_METHODS,
  type InvoiceCalculationMethod,
} from '../../../domain/catalogue/invoices.ts'
import { useFormat } from '../../shared/format.ts'
import { LaterPart } from '../../shared/later-part.tsx'
import { useCatalogueText } from '../../shared/status-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { comparablePricesOptions } from '../edit-queries.ts'
import classes from '../listing-edit.module.css'
import { AmountField } from '../number-fields.tsx'
import { inOtherCurrency, type Amounts } from '../other-currency.ts'
import { pricePosition } from '../../../domain/listings/price-comparison.ts'
import type { StepProps } from '../step-values.ts'

// Few open it: the other steps do without.
const StayDiscountsField = lazy(() =>
  import('./stay-discounts-field.tsx').then((module) => ({ default: module.StayDiscountsField })),
)

const SeasonsField = lazy(() =>
  import('./seasons-field.tsx').then((module) => ({ default: module.SeasonsField })),
)

/** What a month costs, and what is paid once; beside it what similar listings of the city cost. */
export function PriceStep(props: StepProps<'price'>) {
  const { values, change, errorOf, listing } = props
  const t = useTranslations('listingEdit.price')
  const format = useFormat()
  const language = useLocale()
  const calculationMethod = useCatalogueText('catalogue.invoiceCalculationMethod')
  const stored: Amounts = {
    currency: values.currency ?? 'EUR',
    price: values.price ?? null,
    deposit: values.deposit ?? 0,
    finalCleaningFee: values.finalCleaningFee ?? 0,
  }
  // Another currency makes other amounts of the same numbers: they are not saved before somebody says so.
  const [other, setOther] = useState<Amounts | null>(null)
  const shown = other ?? stored
  const { currency, price } = shown
  const set = (changes: Partial<Amounts>) => (other ? setOther({ ...other, ...changes }) : change(changes))
  const choose = (chosen: string) => {
    const hasAmounts = shown.price || shown.deposit || shown.finalCleaningFee
    if (!hasAmounts) change({ currency: chosen })
    else setOther(chosen === stored.currency ? null : inOtherCurrency(shown, chosen))
  }
  return (
    <>
      <SelectField
        label={t('currency')}
        value={currency}
        data={CURRENCY_CODES.map((value) => ({
          value: value as string,
          label: t('currencyName', { code: value, name: currencyName(value, language) }),
        }))}
        onChange={(event) => choose(event.currentTarget.value)}
        error={errorOf('currency')}
      />
      {other && (
        <OtherCurrency
          before={stored.currency}
          currency={currency}
          onTake={() => {
            change(other)
            setOther(null)
          }}
          onKeep={() => setOther(null)}
        />
      )}
      <AmountField
        key={`price ${currency}`}
        data-field="price"
        label={t('price')}
        description={t('priceHint')}
        currency={currency}
        value={price}
        onChange={(amount) => set({ price: amount })}
        error={errorOf('price')}
      />
      {price && listing.area ? (
        <p className={classes.note}>
          {t('perSquareMetre', { amount: format.money(Math.round(price / listing.area), currency) })}
        </p>
      ) : null}
      <SelectField
        label={t('calculation')}
        description={t(`calculationHint.${methodOf(values)}`)}
        value={methodOf(values)}
        data={INVOICE_CALCULATION_METHODS.map((method) => ({
          value: method as string,
          label: calculationMethod(method),
        }))}
        onChange={(event) => change({ invoiceCalculationMethod: event.currentTarget.value })}
        error={errorOf('invoiceCalculationMethod')}
      />
      <Comparison groupId={listing.groupId} price={price} currency={currency} />
      {values.stayDiscounts && (
        <LaterPart fallback={<Bone height="120px" />}>
          <StayDiscountsField
            discounts={values.stayDiscounts}
            price={price}
            currency={currency}
            onChange={(stayDiscounts) => change({ stayDiscounts })}
            error={errorOf('stayDiscounts')}
          />
        </LaterPart>
      )}
      {values.seasons && (
        <LaterPart fallback={<Bone height="120px" />}>
          <SeasonsField
            seasons={values.seasons}
            price={price}
            currency={currency}
            onChange={(seasons) => change({ seasons })}
            error={errorOf('seasons')}
          />
        </LaterPart>
      )}
      <div className={classes.pair}>
        <AmountField
          key={`deposit ${currency}`}
          label={t('deposit')}
          description={t('depositHint')}
          currency={currency}
          value={shown.deposit || null}
          onChange={(amount) => set({ deposit: amount ?? 0 })}
          error={errorOf('deposit')}
        />
        <AmountField
          key={`cleaning ${currency}`}
          label={t('finalCleaningFee')}
          description={t('finalCleaningHint')}
          currency={currency}
          value={shown.finalCleaningFee || null}
          onChange={(amount) => set({ finalCleaningFee: amount ?? 0 })}
          error={errorOf('finalCleaningFee')}
        />
      </div>
    </>
  )
}

/** Says that the numbers mean another currency now, and asks whether that is meant. */
function OtherCurrency(props: { before: string; currency: string; onTake: () => void; onKeep: () => void }) {
  const t = useTranslations('listingEdit.price')
  const { before, currency } = props
  return (
    <div className={classes.hint} role="status">
      <p>{t('otherCurrency', { before, currency })}</p>
      <div className={classes.buttons}>
        <Button variant="primary" size="small" onClick={props.onTake}>
          {t('takeCurrency', { currency })}
        </Button>
        <Button size="small" onClick={props.onKeep}>
          {t('keepCurrency', { before })}
        </Button>
      </div>
    </div>
  )
}

/** What similar listings cost here; nothing where too few are published to say so. */
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

function methodOf({
  invoiceCalculationMethod: chosen,
}: StepProps<'price'>['values']): InvoiceCalculationMethod {
  return INVOICE_CALCULATION_METHODS.find((method) => method === chosen) ?? 'OWN_CALCULATION'
}
