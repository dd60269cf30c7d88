import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { RentMade } from '../shared/rent/rent-made.tsx'
import { useFeeWords } from '../shared/use-fee-words.ts'
import { TestModePill } from '../shared/test-mode.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Pill } from '../ui/pill.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** Rent, fee, what is left of it, of a cancelled stay what was lived of it, and the documents of the fee. */
export function BookingMoney({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const words = useFeeWords()
  const money = (amount: number) => format.money(amount, booking.currency, 'no')
  const { totalCost } = booking.cost
  return (
    <Card as="section" className={classes.card}>
      <h3>
        {t('money')} <TestModePill />
      </h3>
      <DefinitionList
        items={[
          { term: t('price'), value: money(booking.price) },
          { term: t('deposit'), value: booking.deposit > 0 ? money(booking.deposit) : null },
          {
            term: t('totalCost'),
            value: money(totalCost),
            detail: <RentMade rent={{ ...booking, totalRent: totalCost }} />,
          },
          {
            term: t('calculation'),
            value: words.method(booking.calculationMethod, booking.calculationOrigin),
          },
          {
            term: t('landlordFee'),
            value: money(-booking.landlordFee),
            detail: words.percent(booking.landlordFeeRate, booking.landlordFeeOrigin),
          },
          { term: t('actualCost'), value: booking.canceled ? money(booking.actualCost) : null },
          { term: t('actualFee'), value: booking.canceled ? money(-booking.actualFee) : null },
          { term: t('feeVat'), value: booking.feeVat > 0 ? money(-booking.feeVat) : null },
          {
            term: t('youReceive'),
            value: <strong>{money(booking.actualCost - booking.actualFee - booking.feeVat)}</strong>,
          },
        ]}
      />
      <h4 className={classes.part}>{t('invoice')}</h4>
      <Invoices booking={booking} />
    </Card>
  )
}

function Invoices({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  if (booking.invoices.length === 0) {
    return <p className={classes.note}>{t(booking.skipInvoiceGeneration ? 'invoiceSkipped' : 'noInvoice')}</p>
  }
  return (
    <ul className={classes.invoices}>
      {booking.invoices.map((invoice) => {
        const amount = invoice.documentType === 'CREDIT_NOTE' ? -invoice.amount : invoice.amount
        return (
          <li key={invoice._id}>
            <span>
              <strong>
                {invoice.number
                  ? t(`documents.${invoice.documentType}`, { number: invoice.number })
                  : t(`drafts.${invoice.documentType}`)}
              </strong>
              <small>{documentDetail(invoice, t, format)}</small>
              {invoice.documentUrl && (
                <small>
                  <a href={invoice.documentUrl} target="_blank" rel="noreferrer">
                    {t('openDocument', { number: invoice.number ?? '' })}
                  </a>
                </small>
              )}
            </span>
            <span className={classes.amount}>
              {format.money(amount, invoice.currency, 'no')}
              <InvoiceState invoice={invoice} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

type Invoice = BookingNode['invoices'][number]

function documentDetail(
  invoice: Invoice,
  t: ReturnType<typeof useTranslations<'bookings'>>,
  format: ReturnType<typeof useFormat>,
): string {
  if (invoice.creditsNumber) return t('takesBack', { number: invoice.creditsNumber })
  if (invoice.creditedBy) return t('takenBackBy', { number: invoice.creditedBy })
  return invoice.number ? t('dueOn', { day: format.day(invoice.dueDate) }) : t('beingWritten')
}

function InvoiceState({ invoice }: { invoice: Invoice }) {
  const t = useTranslations('bookings')
  if (invoice.documentType === 'CREDIT_NOTE') return null
  if (invoice.isCredited) return <Pill tone="stone">{t('invoiceCanceled')}</Pill>
  if (!invoice.number) return null
  return invoice.isPaid ? (
    <Pill tone="pine">{t('invoicePaid')}</Pill>
  ) : (
    <Pill tone="amber">{t('invoiceOpen')}</Pill>
  )
}
