import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Bone } from '../../ui/skeletons.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { AnswerDialog } from '../answer-dialog.tsx'
import { useFormat } from '../format.ts'
import { LaterDialog } from '../later-part.tsx'
import { useReasonText } from '../reason-text.ts'
import { useOnce } from '../use-once.ts'
import classes from './move-booking-dialog.module.css'
import {
  sendMove,
  unitsForBookingQuery,
  type PlaceForBooking,
  type PlacesForBooking,
} from './move-booking-query.ts'
import { PlaceChoice } from './place-choice.tsx'

// Most bookings are moved before anybody lives there.
const RunningMoveDialog = lazy(() =>
  import('./running-move-dialog.tsx').then((module) => ({ default: module.RunningMoveDialog })),
)

/** The dialog of a booking that is to move: the units of its group, of which one is chosen. */
export function OpenMoveDialog(props: { bookingId: string; opened: boolean; onClose: () => void }) {
  const { bookingId, opened, onClose } = props
  const t = useTranslations('moveBooking')
  const reason = useReasonText()
  const format = useFormat()
  const query = useQuery({ ...unitsForBookingQuery(bookingId), enabled: opened })
  const [chosen, setChosen] = useState<string | null>(null)
  const places = query.data
  const place = places?.units.find(({ listingId }) => listingId === chosen)
  const once = useOnce<PlaceForBooking, void>({
    send: ({ listingId, seen }, key) => sendMove({ bookingId, listingId, seen }, key),
    onDone: (_, { name }) => {
      showToast({ text: t('done', { name }) })
      onClose()
    },
  })
  if (places?.canMove.reason === 'STAY_STARTED') {
    return (
      <LaterDialog onClose={onClose}>
        <RunningMoveDialog bookingId={bookingId} opened={opened} onClose={onClose} />
      </LaterDialog>
    )
  }
  const isOff = !place?.verdict.value || query.isFetching || !places?.canMove.value
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={once.busy}
      title={t('title')}
      description={
        places && t('description', { name: places.name, range: format.dayRange(places.from, places.to) })
      }
      onSubmit={() => place && once.run(place)}
      submit={t('submit')}
      variant={place && place.declined > 0 ? 'danger-filled' : 'primary'}
      disabled={isOff}
      reason={places && !places.canMove.value ? reason(places.canMove.reason) : undefined}
      cancel={t('cancel')}
      compact
      error={once.error ?? query.error}
    >
      <div className={classes.places}>
        <p>{t('lead', { bookings: places?.bookings ?? 1 })}</p>
        <p>{t('noInvoice')}</p>
        <Amendment places={places} chosen={chosen} />
        {query.isPending && <Bone height="54px" />}
        {places?.canMove.value && (
          <PlaceChoice units={places.units} currency={places.currency} chosen={chosen} onChoose={setChosen} />
        )}
      </div>
    </AnswerDialog>
  )
}

/** That a signed contract goes on naming another apartment than the booking will be in. */
function Amendment(props: { places: PlacesForBooking | null | undefined; chosen: string | null }) {
  const { places, chosen } = props
  const t = useTranslations('moveBooking')
  const format = useFormat()
  const named = places?.contractUnits.filter(({ listingId }) => listingId !== chosen) ?? []
  return (
    <div aria-live="polite">
      {places?.canMove.value && named.length > 0 && (
        <p className={classes.amendment}>
          <IconAlertTriangle size={18} aria-hidden />
          {t('amendment', { unit: format.list(named.map(({ name }) => name)), name: places.name })}
        </p>
      )}
    </div>
  )
}
