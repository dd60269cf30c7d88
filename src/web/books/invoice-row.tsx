import { useTranslations } from 'use-intl'
import type { InvoiceState } from '../../domain/catalogue/invoices.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useReasonText } from '../shared/reason-text.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { expectAgain, type StaffInvoice } from './books-queries.ts'
import classes from './books-page.module.css'
import { type Kept, KeptNote } from './kept.tsx'

const TONES = {
  DRAFT: 'stone',
  OPEN: 'blue',
  DUE: 'amber',
  OVERDUE: 'red',
  PAID: 'pine',
  CREDITED: 'stone',
  UNCOLLECTIBLE: 'stone',
} as const satisfies Record<InvoiceState, Tone>

/** An invoice or credit note, what became of it, and what can be done with it. */
export function InvoiceRow(props: {
  invoice: StaffInvoice
  kept: Kept | undefined
  onPaid: () => void
  onGiveUp: () => void
  onRemind: () => void
}) {
  const { invoice } = props
  const { number } = invoice
  const t = useTranslations('books')
  const errors = useTranslations('errors')
  const reasonText = useReasonText()
  const stateText = useCatalogueText('catalogue.invoiceState')
  const typeText = useCatalogueText('catalogue.invoiceDocumentType')
  const format = useFormat()
  const again = useOnce({
    send: (invoiceId: string, key) => expectAgain(invoiceId, key),
    onDone: () => showToast({ text: t('expectedAgain', { number }), tone: 'success' }),
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  const isInvoice = invoice.documentType === 'INVOICE'
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{number}</strong>
        <small>
          {t('issued', { type: typeText(invoice.documentType), day: format.day(invoice.issuedOn) })}
        </small>
        <small>
          <PageLink page="staffAudit" params={{ landlordId: invoice.landlordId }}>
            {invoice.landlordName}
          </PageLink>
          {invoice.buyerName && invoice.buyerName !== invoice.landlordName && ` · ${invoice.buyerName}`}
        </small>
        <KeptNote kept={props.kept} />
      </div>
      <div className={classes.what}>
        <span className={classes.line}>
          <Pill tone={TONES[invoice.state]}>{stateText(invoice.state)}</Pill>
          <span className={classes.amount}>{format.money(invoice.amount, invoice.currency)}</span>
        </span>
        {invoice.openAmount > 0 && (
          <small>
            {t('openDue', {
              amount: format.money(invoice.openAmount, invoice.currency),
              day: format.day(invoice.dueDate),
            })}
          </small>
        )}
        {invoice.writtenOffAmount > 0 && (
          <small>
            {t('writtenOff', {
              amount: format.money(invoice.writtenOffAmount, invoice.currency),
              reason: invoice.writeOffReason ?? '',
            })}
          </small>
        )}
        <Settlements invoice={invoice} />
        {invoice.canSetReminder.value && (
          <small>
            {invoice.remindOn ? t('nextReminder', { day: format.day(invoice.remindOn) }) : t('noReminder')}
          </small>
        )}
      </div>
      {isInvoice && (
        <div className={classes.buttons}>
          {invoice.canRecordTransfer.value && (
            <Button size="small" aria-label={t('transferFor', { number })} onClick={props.onPaid}>
              {t('transfer')}
            </Button>
          )}
          {invoice.canTakeWriteOffBack.value ? (
            <Button
              size="small"
              busy={again.busy}
              aria-label={t('expectAgainFor', { number })}
              onClick={() => again.run(invoice._id)}
            >
              {t('expectAgain')}
            </Button>
          ) : (
            invoice.canWriteOff.value && (
              <Button size="small" aria-label={t('writeOffFor', { number })} onClick={props.onGiveUp}>
                {t('writeOff')}
              </Button>
            )
          )}
          {invoice.openAmount > 0 && (
            <Button
              size="small"
              disabled={!invoice.canSetReminder.value}
              reason={invoice.canSetReminder.value ? undefined : reasonText(invoice.canSetReminder.reason)}
              aria-label={t('reminderFor', { number })}
              onClick={props.onRemind}
            >
              {t('reminder')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Settlements({ invoice }: { invoice: StaffInvoice }) {
  const t = useTranslations('books')
  const kindText = useCatalogueText('catalogue.invoiceSettlementKind')
  const format = useFormat()
  return invoice.settlements.map(({ kind, amount, receivedOn, reference }, at) => (
    <small key={at}>
      {t('settled', {
        kind: kindText(kind),
        amount: format.money(amount, invoice.currency),
        day: format.day(receivedOn),
      })}
      {reference && reference !== invoice.number && ` · ${reference}`}
    </small>
  ))
}
