import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Pill } from '../ui/pill.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

/** Rent, fee, what is left of it, and the invoice for the fee. */
export function BookingMoney({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const money = (amount: number) => format.money(amount, booking.currency, 'no')
  const { totalCost } = booking.cost
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('money')}</h3>
      <DefinitionList
        items={[
          { term: t('price'), value: money(booking.price) },
          { term: t('totalCost'), value: money(totalCost) },
          { term: t('landlordFee'), value: money(-booking.landlordFee) },
          {
            term: t('youReceive'),
            // What a cancelled stay still earns is settled elsewhere; a full sum would be wrong here.
            value: booking.canceled ? null : <strong>{money(totalCost - booking.landlordFee)}</strong>,
          },
        ]}
      />
      <h4 className={classes.part}>{t('invoice')}</h4>
      <Invoice booking={booking} />
    </Card>
  )
}

function Invoice({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings')
  const format = useFormat()
  const invoice = booking.landlordInvoice
  if (!invoice) {
    return <p className={classes.note}>{t(booking.skipInvoiceGeneration ? 'invoiceSkipped' : 'noInvoice')}</p>
  }
  return (
    <DefinitionList
      items={[
        { term: t('invoiceNumber'), value: invoice.number },
        { term: t('invoiceAmount'), value: format.money(invoice.amount, invoice.currency, 'no') },
        { term: t('invoiceDue'), value: format.day(invoice.dueDate) },
        {
          term: t('invoiceState'),
          value: invoice.isPaid ? (
            <Pill tone="pine">{t('invoicePaid')}</Pill>
          ) : (
            <Pill tone="amber">{t('invoiceOpen')}</Pill>
          ),
        },
      ]}
    />
  )
}
