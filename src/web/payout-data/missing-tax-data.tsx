import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BillingDetails } from '../shared/payout-data/payout-queries.ts'
import { useFormat } from '../shared/format.ts'
import classes from './payout-data.module.css'

/** What billing details lack for tax reporting, with the way to enter it; nothing where they lack nothing. */
export function MissingTaxData(props: { item: BillingDetails; children?: ReactNode }) {
  const { item } = props
  const t = useTranslations('payoutData')
  const data = useTranslations('catalogue.dac7Datum')
  const format = useFormat()
  const { missing } = item.dac7Compliance
  if (missing.length === 0 || item.isExempt) return null
  return (
    <div className={classes.missing}>
      <span>{t('taxMissing', { data: format.list(missing.map((datum) => data(datum))) })}</span>
      {props.children}
    </div>
  )
}
