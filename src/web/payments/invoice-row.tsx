import { useTranslations } from 'use-intl'
import type { InvoiceState } from '../gen/graphql.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { PayLink } from '../shared/paying/pay-link.tsx'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import type { Invoice } from './payment-queries.ts'
import classes from './payments-page.module.css'

/** One document: what it is for, when it is due, how far it is, and what can be done about it. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('payments')
  const format = useFormat()
  const { bookingLink: booking } = invoice
  const isNote = invoice.documentType === 'CREDIT_NOTE'
  const issued = invoice.issuedOn ?? invoice.createdAt.slice(0, 10)
  return (
    <article
      className={classes.row}
      aria-label={t(`documents.${invoice.documentType}`, { number: invoice.bcId })}
    >
      <div className={classes.document}>
        <strong>{t(`documents.${invoice.documentType}`, { number: invoice.bcId })}</strong>
        <small>{t('issued', { day: format.day(issued) })}</small>
        {invoice.documentUrl && (
          <small>
            <a
              href={invoice.documentUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('documentNamed', { number: invoice.bcId })}
            >
              {t('document')}
            </a>
          </small>
        )}
        {invoice.liveMode === 'TESTING' && <small>{t('testDocument')}</small>}
      </div>
      <div className={classes.about}>
        <PageLink page="bookings" params={{ bookingId: booking._id }}>
          {booking.tenantNames}
        </PageLink>
        <small>{booking.apartmentName}</small>
        <small>{format.dayRange(booking.from, booking.to)}</small>
      </div>
      <div className={classes.state}>
        <StatePill invoice={invoice} />
        {!isNote && <small>{t('due', { day: format.day(invoice.dueDate) })}</small>}
        {invoice.payment && invoice.payment.surplus > 0 && (
          <small>
            {t('surplus', { amount: format.money(invoice.payment.surplus, invoice.currency, 'no') })}
          </small>
        )}
      </div>
      <div className={classes.amount}>
        <strong>{format.money(isNote ? -invoice.amount : invoice.amount, invoice.currency, 'no')}</strong>
        <PayInvoiceLink invoice={invoice} />
      </div>
    </article>
  )
}

const STATES: Record<InvoiceState, { word: string; tone: Tone }> = {
  DRAFT: { word: 'open', tone: 'blue' },
  OPEN: { word: 'open', tone: 'blue' },
  DUE: { word: 'due', tone: 'amber' },
  OVERDUE: { word: 'overdue', tone: 'red' },
  PAID: { word: 'paid', tone: 'pine' },
  CREDITED: { word: 'credited', tone: 'stone' },
  UNCOLLECTIBLE: { word: 'uncollectible', tone: 'stone' },
}

/** How far a document is: of an open one what its payment does comes first. */
function stateOf({ documentType, state, payment, isPayable }: Invoice): { word: string; tone: Tone } {
  if (documentType === 'CREDIT_NOTE') return { word: 'creditNote', tone: 'stone' }
  const isOpen = state === 'OPEN' || state === 'DUE' || state === 'OVERDUE'
  // Written in test mode: in earnest nothing is to be paid for it.
  if (isOpen && !isPayable) return { word: 'testOnly', tone: 'stone' }
  if (isOpen && payment?.state === 'UNKNOWN') return { word: 'unclear', tone: 'amber' }
  if (isOpen && payment?.state === 'PROCESSING') return { word: 'running', tone: 'blue' }
  if (isOpen && state !== 'OVERDUE' && payment?.state === 'FAILED') return { word: 'refused', tone: 'red' }
  return STATES[state]
}

function StatePill({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('payments.state')
  const { word, tone } = stateOf(invoice)
  return <Pill tone={tone}>{t(word)}</Pill>
}

/** Leads to the dialog, where the invoice can be paid, or somebody may already be paying it. */
function PayInvoiceLink({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('payments')
  const closed = useClosedWhileActing('binds')
  if (!invoice.isPayable || invoice.documentType === 'CREDIT_NOTE') return null
  const { value, reason } = invoice.canBePaid
  const isUnclear = reason === 'PAYMENT_UNKNOWN' || reason === 'PAYMENT_RUNNING'
  if (!value && !isUnclear) return <small>{t('byTransfer')}</small>
  const label = isUnclear ? t('ask') : t('pay')
  if (closed) {
    return (
      <Button size="small" disabled reason={closed}>
        {label}
      </Button>
    )
  }
  const name = t(isUnclear ? 'askNumber' : 'payNumber', { number: invoice.bcId })
  return <PayLink pay={invoice.bookingLink._id} label={label} name={name} />
}
