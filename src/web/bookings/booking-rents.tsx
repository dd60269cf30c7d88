import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { graphql } from '../gen/gql.ts'
import type { RentState } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DayField } from '../ui/day-field.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useClosedMoney } from './booking-hold.tsx'
import type { BookingNode } from './booking-queries.ts'
import classes from './booking-detail.module.css'

const MarkRent = graphql(`
  mutation MarkRent($rentId: ID!, $receivedOn: Day!, $idempotencyKey: ID!) {
    markRentReceived(rentId: $rentId, receivedOn: $receivedOn, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const UnmarkRent = graphql(`
  mutation UnmarkRent($rentId: ID!, $idempotencyKey: ID!) {
    unmarkRentReceived(rentId: $rentId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

type Rent = BookingNode['rents'][number]

const TONES: Record<RentState, Tone> = {
  UPCOMING: 'stone',
  DUE: 'blue',
  OVERDUE: 'amber',
  RECEIVED: 'pine',
}

/** The rents of a stay month by month; the landlord says which have come. */
export function BookingRents({ booking }: { booking: BookingNode }) {
  const t = useTranslations('bookings.rents')
  const [marked, setMarked] = useState<Rent | null>(null)
  if (booking.rents.length === 0) return null
  return (
    <Card as="section" className={classes.card}>
      <h3>{t('title')}</h3>
      <ul className={classes.invoices}>
        {booking.rents.map((rent) => (
          <RentRow key={rent._id} rent={rent} onMark={() => setMarked(rent)} />
        ))}
      </ul>
      {marked && <MarkDialog key={marked._id} rent={marked} onClose={() => setMarked(null)} />}
    </Card>
  )
}

function RentRow({ rent, onMark }: { rent: Rent; onMark: () => void }) {
  const t = useTranslations('bookings.rents')
  const errors = useTranslations('errors')
  const format = useFormat()
  const closed = useClosedWhileActing('binds')
  const undoClosed = useClosedMoney()
  const undo = useOnce({
    send: (_: null, idempotencyKey) => request(UnmarkRent, { rentId: rent._id, idempotencyKey }),
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  const days = format.dayRange(rent.from, rent.to)
  return (
    <li>
      <span>
        <strong>{days}</strong>
        <small>
          {rent.receivedOn
            ? t('receivedOn', { day: format.day(rent.receivedOn) })
            : t('dueOn', { day: format.day(rent.dueOn) })}
        </small>
        {rent.throughProduct && <small>{t('throughProduct')}</small>}
        {rent.canBeUnmarked.value && (
          <Button
            size="small"
            variant="quiet"
            className={classes.undo}
            busy={undo.busy}
            disabled={undoClosed !== null}
            reason={undoClosed ?? undefined}
            aria-label={t('undoNamed', { days })}
            onClick={() => undo.run(null)}
          >
            {t('undo')}
          </Button>
        )}
      </span>
      <span className={classes.amount}>
        {format.money(rent.amount, rent.currency, 'no')}
        <Pill tone={TONES[rent.state]}>{t(`states.${rent.state}`)}</Pill>
        {rent.canBeMarked.value && (
          <Button
            size="small"
            disabled={closed !== null}
            reason={closed ?? undefined}
            aria-label={t('markNamed', { days })}
            onClick={onMark}
          >
            {t('mark')}
          </Button>
        )}
      </span>
    </li>
  )
}

function MarkDialog({ rent, onClose }: { rent: Rent; onClose: () => void }) {
  const t = useTranslations('bookings.rents')
  const format = useFormat()
  const today = utcToday()
  const [day, setDay] = useState<string>(today)
  const mark = useOnce({
    send: (receivedOn: string, idempotencyKey) =>
      request(MarkRent, { rentId: rent._id, receivedOn: parseDay(receivedOn), idempotencyKey }),
    onDone: onClose,
  })
  const isMissing = day === '' || day > today
  return (
    <AnswerDialog
      opened
      compact
      size="small"
      title={t('markTitle')}
      description={t('markText', {
        amount: format.money(rent.amount, rent.currency, 'no'),
        days: format.dayRange(rent.from, rent.to),
      })}
      submit={t('mark')}
      busy={mark.busy}
      error={mark.error}
      disabled={isMissing}
      reason={isMissing ? t('dayMissing') : undefined}
      onSubmit={() => mark.run(day)}
      onClose={onClose}
    >
      <DayField label={t('day')} value={day} max={today} onChange={setDay} />
    </AnswerDialog>
  )
}
