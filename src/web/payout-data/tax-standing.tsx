import { IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Dac7Datum } from '../../domain/catalogue/tax.ts'
import { useFormat } from '../shared/format.ts'
import type { BillingDetails, PayoutLists } from '../shared/payout-data/payout-queries.ts'
import classes from './payout-data.module.css'

/** How billing details stand with tax reporting: each missing datum with why it is asked, what it holds up, or nothing to do. */
export function TaxStanding(props: {
  item: BillingDetails
  request: PayoutLists['taxDataRequest']
  /** Whether homes are let so. */
  isUsed: boolean
  children: ReactNode
}) {
  const { item, request, isUsed } = props
  const t = useTranslations('payoutData')
  const data = useTranslations('catalogue.dac7Datum')
  const format = useFormat()
  const { missing, exemptionDeadline, exemptionReason } = item.dac7Compliance
  if (item.isCompliant === null) return null
  if (item.isExempt)
    return (
      <p className={classes.hint}>
        {t('taxExempt', {
          hasDeadline: String(exemptionDeadline !== null),
          day: exemptionDeadline ? format.day(exemptionDeadline) : '',
          hasReason: String(exemptionReason !== ''),
          reason: exemptionReason,
        })}
      </p>
    )
  if (missing.length === 0)
    return (
      <>
        <p className={classes.taxComplete}>
          <IconCircleCheck size={17} aria-hidden /> {t('taxComplete')}
        </p>
        {item.hasOddTaxId && <p className={classes.hint}>{t('taxOdd')}</p>}
      </>
    )
  return (
    <div className={classes.missing}>
      <p>{t('taxWhole')}</p>
      <dl className={classes.taxData}>
        {missing.map((datum) => (
          <div key={datum}>
            <dt>{data(datum)}</dt>
            <dd>{t(`why.${reasonOf(item, datum)}`)}</dd>
          </div>
        ))}
      </dl>
      {isUsed && request && (
        <p>
          {request.heldAt
            ? t('taxHeld', { day: format.day(request.heldAt.slice(0, 10)) })
            : t('taxHoldsFrom', { day: format.day(request.holdsFrom) })}
        </p>
      )}
      <p>
        <small>{t('taxLaw')}</small>
      </p>
      {props.children}
    </div>
  )
}

// A number that is there and missed has not the form of its country's.
function reasonOf(item: BillingDetails, datum: Dac7Datum): Dac7Datum | 'taxIdForm' | 'taxIdCompany' {
  if (datum !== 'taxId') return datum
  if (item.hasTaxId) return 'taxIdForm'
  return item.commercialFields.type === 'COMPANY' ? 'taxIdCompany' : 'taxId'
}
