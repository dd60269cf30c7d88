import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import type { BankLine } from './books-queries.ts'
import classes from './books-page.module.css'
import { type Kept, KeptNote } from './kept.tsx'

/** A line of a bank statement: who paid what for what, for which invoice it seems to be, and what can be done. */
export function BankLineRow(props: {
  line: BankLine
  kept: ReadonlyMap<string, Kept>
  onSettle: () => void
  onIgnore: () => void
}) {
  const { line } = props
  const t = useTranslations('books')
  const reasonText = useCatalogueText('catalogue.bankLineReason')
  const format = useFormat()
  const amount = format.money(line.amount, line.currency)
  const name = line.otherName || t('nobodyNamed')
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>{[format.day(line.valueDay), line.otherIban].filter(Boolean).join(' · ')}</small>
        <small className={classes.remittance}>{line.remittance || t('noRemittance')}</small>
      </div>
      <div className={classes.what}>
        <span className={classes.amount}>{amount}</span>
        <small>{reasonText(line.reason)}</small>
        {line.explanation && <small>{line.explanation}</small>}
        {line.decidedBy && line.decidedAt && (
          <small>{t('decided', { name: line.decidedBy, when: format.instant(line.decidedAt) })}</small>
        )}
        {line.parts.map(
          ({ invoice, amount: part, isSettled }) =>
            invoice && (
              <Fragment key={invoice._id}>
                <small>
                  {t(isSettled ? 'partBooked' : 'partSuggested', {
                    amount: format.money(part, line.currency),
                    number: invoice.number,
                    name: invoice.landlordName,
                    open: format.money(invoice.openAmount, invoice.currency),
                  })}
                </small>
                <KeptNote kept={props.kept.get(invoice._id)} />
              </Fragment>
            ),
        )}
      </div>
      {(line.canSettle.value || line.canIgnore.value) && (
        <div className={classes.buttons}>
          {line.canSettle.value && (
            <Button size="small" aria-label={t('settleLineOf', { amount, name })} onClick={props.onSettle}>
              {t('settleLine')}
            </Button>
          )}
          {line.canIgnore.value && (
            <Button size="small" aria-label={t('ignoreLineOf', { amount, name })} onClick={props.onIgnore}>
              {t('ignoreLine')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
