import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { MoveBookingDialog } from '../blocks/move-booking-dialog.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { PageLink } from '../page-link.tsx'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import { useOverlayOf } from '../use-overlay.ts'
import { type Settlement, settleConflict } from './feed-mutations.ts'
import { type Conflict, unitConflictsOptions } from './feed-queries.ts'
import classes from './feeds.module.css'

const SETTLEMENTS = ['SAME_STAY', 'KEEP'] as const satisfies readonly Settlement[]

/** What a partner says is the partner's: only the entry of a feed can be taken for our own stay. */
function settlementsOf({ source }: Conflict): readonly Settlement[] {
  return source === 'ics' ? SETTLEMENTS : ['KEEP']
}

/** What a feed and a booking or an offer both want, each with the ways to settle it. */
export function FeedConflicts({ listingId }: { listingId: string }) {
  const t = useTranslations('feeds.conflicts')
  const { data } = useQuery(unitConflictsOptions(listingId))
  const open = (data ?? []).filter((conflict) => !conflict.settlement)
  if (open.length === 0) return null
  return (
    <Card as="section" className={classes.conflicts} aria-label={t('title')}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden />
        {t('title')}
      </h3>
      <ul>
        {open.map((conflict) => (
          <ConflictRow key={conflict.id} conflict={conflict} />
        ))}
      </ul>
    </Card>
  )
}

function ConflictRow({ conflict }: { conflict: Conflict }) {
  const t = useTranslations('feeds.conflicts')
  const sourceText = useCatalogueText('catalogue.blockSource')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [chosen, setChosen] = useState<Settlement | null>(null)
  const [moving, setMoving] = useOverlayOf<string>(`move-booking-${conflict.id}`)
  const bookingId = conflict.booking?._id
  const once = useOnce({
    send: (settlement: Settlement, idempotencyKey) =>
      settleConflict({ eventId: conflict.id, settlement }, idempotencyKey),
    onDone: (_, settlement) => showToast({ text: t(`done.${settlement}`) }),
  })
  const taken = conflict.booking ?? conflict.hold
  const sentence = t(conflict.booking ? 'booking' : 'hold', {
    label: conflict.feedLabel ?? sourceText(conflict.source),
    days: format.dayRange(conflict.from, conflict.to),
    stay: taken ? format.dayRange(taken.from, taken.to) : '',
    name: taken?.name || t('someone'),
  })
  return (
    <li className={classes.conflict}>
      <p>{sentence}</p>
      {conflict.summary && <small>{t('named', { summary: conflict.summary })}</small>}
      <div className={classes.ways} role="group" aria-label={t('choose')}>
        {settlementsOf(conflict).map((settlement) => (
          <div key={settlement}>
            <Button
              size="small"
              busy={once.busy && chosen === settlement}
              onClick={() => {
                setChosen(settlement)
                once.run(settlement)
              }}
            >
              {t(settlement)}
            </Button>
            <small>{t(`${settlement}_what`)}</small>
          </div>
        ))}
        {bookingId && (
          <div>
            <Button size="small" onClick={() => setMoving(bookingId)}>
              {t('move')}
            </Button>
            <small>{t('move_what')}</small>
          </div>
        )}
        <div>
          <TakenLink conflict={conflict} />
        </div>
      </div>
      <MoveBookingDialog bookingId={moving} onClose={() => setMoving(null)} />
      {once.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, once.error)}
        </p>
      )}
    </li>
  )
}

function TakenLink({ conflict: { booking, hold } }: { conflict: Conflict }) {
  const t = useTranslations('feeds.conflicts')
  if (booking?._id) {
    return (
      <Button size="small" component={PageLink} page="bookings" params={{ bookingId: booking._id }}>
        {t('open')}
      </Button>
    )
  }
  if (!hold) return null
  const { bookingRequestId, listingRequestId } = hold
  return (
    <Button size="small" component={PageLink} page="inbox" params={{ bookingRequestId, listingRequestId }}>
      {t('openOffer')}
    </Button>
  )
}
