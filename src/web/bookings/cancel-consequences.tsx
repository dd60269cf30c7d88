import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCalendarCheck,
  IconFileInvoice,
  IconMail,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { TestModeNote } from '../shared/test-mode.tsx'
import { useFeeWords } from '../shared/use-fee-words.ts'
import type { Consequences } from './booking-cancellation-query.ts'
import classes from './cancel-dialog.module.css'

/** What will happen when the booking is cancelled, in sentences; exactly this is done then. */
export function CancelConsequences({
  consequences,
  refund,
  title,
}: {
  consequences: Consequences
  /** What of the paid rent goes back where somebody has moved in, in minor units. */
  refund: number
  /** When it happens, where that isn't at once. */
  title?: string
}) {
  const t = useTranslations('bookings.cancel')
  return (
    <section className={classes.consequences}>
      <h3>{title ?? t('happens')}</h3>
      <TestModeNote />
      <ul className={classes.points}>
        <Point icon={<IconAlertTriangle size={18} aria-hidden />} harm>
          {t('final')}
        </Point>
        <Days consequences={consequences} />
        <Requests consequences={consequences} />
        <Money consequences={consequences} />
        <Refunds consequences={consequences} refund={refund} />
        <Notified consequences={consequences} />
      </ul>
    </section>
  )
}

function Days({ consequences: { ends } }: { consequences: Consequences }) {
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  return ends.map((end, at) => {
    const freed = format.dayRange(end.freed.from, end.freed.to)
    const day = end.lastDay ? format.day(end.lastDay, 'long') : ''
    return (
      <Point key={end._id} icon={<IconCalendarCheck size={18} aria-hidden />}>
        {at > 0
          ? t('extensionEnds', { range: freed })
          : end.lastDay
            ? t('endsEarly', { day, range: freed })
            : t('freed', { range: freed })}
      </Point>
    )
  })
}

function Requests({ consequences: { endedRequests, reopenedRequests } }: { consequences: Consequences }) {
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  const values = (
    request: Consequences['reopenedRequests'][number] | Consequences['endedRequests'][number],
  ) => ({
    name: `${request.firstName} ${request.lastName}`,
    range: format.dayRange(request.from, request.to),
  })
  return (
    <>
      {endedRequests.map((request) => (
        <Point key={request.listingRequestId} icon={<IconAlertTriangle size={18} aria-hidden />} harm>
          {t('requestEnds', values(request))}
        </Point>
      ))}
      {reopenedRequests.map((request) => (
        <Point key={request.listingRequestId} icon={<IconArrowForwardUp size={18} aria-hidden />}>
          {t('requestGoesOn', values(request))}
        </Point>
      ))}
    </>
  )
}

function Money({ consequences: { ends } }: { consequences: Consequences }) {
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  const words = useFeeWords()
  const icon = <IconFileInvoice size={18} aria-hidden />
  const lived = ends.find((end) => end.lastDay)
  const documents = ends.flatMap((end) => [
    ...end.creditNotes.map((note) => (
      <Point key={`${end._id}/${note.creditsNumber}`} icon={icon}>
        {t('creditNote', {
          net: format.money(note.net, end.currency, 'no'),
          vat: format.money(note.vat, end.currency, 'no'),
          amount: format.money(note.amount, end.currency, 'no'),
          number: note.creditsNumber,
        })}
      </Point>
    )),
    end.invoice && (
      <Point key={`${end._id}/invoice`} icon={icon}>
        {t(end.invoice.isPaid ? 'newInvoicePaid' : 'newInvoice', {
          sum: words.sum(end.invoice, end.currency),
        })}
      </Point>
    ),
    end.givenBack > 0 && (
      <Point key={`${end._id}/back`} icon={icon}>
        {t('givenBack', { amount: format.money(end.givenBack, end.currency, 'no') })}
      </Point>
    ),
  ])
  return (
    <>
      {lived && (
        <Point icon={icon}>
          {t('rent', {
            rent: format.money(lived.rent, lived.currency, 'no'),
            before: format.money(lived.rentBefore, lived.currency, 'no'),
          })}
        </Point>
      )}
      {documents.some(Boolean) ? documents : <Point icon={icon}>{t('noDocuments')}</Point>}
    </>
  )
}

function Refunds({ consequences, refund }: { consequences: Consequences; refund: number }) {
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  const icon = <IconArrowBackUp size={18} aria-hidden />
  const { ends, tenantName: name } = consequences
  return ends.flatMap(({ _id, currency, lastDay, refunds }) =>
    refunds.map(({ purpose, amount }) => {
      const isRent = purpose === 'FIRST_MONTH_RENT'
      const back = isRent && lastDay ? refund : amount
      if (!isRent && back === 0) return null
      const rent = lastDay ? (back > 0 ? 'refundRent' : 'refundNone') : 'refundAll'
      const key = isRent ? rent : 'refundFee'
      return (
        <Point key={`${_id}/${purpose}`} icon={icon}>
          {t(key, { amount: format.money(back, currency, 'no'), name })}
        </Point>
      )
    }),
  )
}

function Notified({ consequences: { tenantName, notified } }: { consequences: Consequences }) {
  const t = useTranslations('bookings.cancel')
  const format = useFormat()
  const icon = <IconMail size={18} aria-hidden />
  return (
    <>
      <Point icon={icon}>{t('tenantNotified', { name: tenantName })}</Point>
      {notified.length > 0 && (
        <Point icon={icon}>
          {t('othersNotified', { names: format.list(notified.map(({ name }) => name)) })}
        </Point>
      )}
    </>
  )
}

function Point(props: { icon: ReactNode; harm?: boolean; children: ReactNode }) {
  return (
    <li data-harm={props.harm || undefined}>
      {props.icon}
      <span>{props.children}</span>
    </li>
  )
}
