import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { useOnce } from '../use-once.ts'
import { type Settlement, undoSettlement } from './feed-mutations.ts'
import { type Conflict, unitConflictsOptions } from './feed-queries.ts'
import classes from './feeds.module.css'

type Settled = Conflict & { settlement: Settlement }

/** What was settled between a feed and a booking or an offer, each with the way back. */
export function SettledConflicts({ listingId }: { listingId: string }) {
  const t = useTranslations('feeds.conflicts.settled')
  const { data } = useQuery(unitConflictsOptions(listingId))
  const settled = (data ?? []).filter((conflict): conflict is Settled => conflict.canUndo)
  if (settled.length === 0) return null
  return (
    <Card as="section" className={classes.settled} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul>
        {settled.map((conflict) => (
          <SettledRow key={`${conflict.id}${conflict.settlement}`} conflict={conflict} />
        ))}
      </ul>
    </Card>
  )
}

function SettledRow({ conflict }: { conflict: Settled }) {
  const t = useTranslations('feeds.conflicts')
  const sourceText = useCatalogueText('catalogue.blockSource')
  const errors = useTranslations('errors')
  const format = useFormat()
  const { id, settlement, booking, hold } = conflict
  const once = useOnce({
    send: (eventId: string, idempotencyKey) => undoSettlement({ eventId, settlement }, idempotencyKey),
    onDone: () => showToast({ text: t(`settled.done.${settlement}`) }),
  })
  const taken = booking ?? hold
  const label = conflict.feedLabel ?? sourceText(conflict.source)
  const days = format.dayRange(conflict.from, conflict.to)
  return (
    <li className={classes.conflict}>
      <p>
        {t(`settled.${settlement}`, {
          label,
          days,
          name: taken?.name || t('someone'),
          stay: taken ? format.dayRange(taken.from, taken.to) : '',
        })}
      </p>
      <div className={classes.ways}>
        <div>
          <Button
            size="small"
            busy={once.busy}
            aria-label={t('settled.undoOf', { label, days })}
            onClick={() => once.run(id)}
          >
            {t('settled.undo')}
          </Button>
          <small>{t(`settled.${settlement}_what`)}</small>
        </div>
      </div>
      {once.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, once.error)}
        </p>
      )}
    </li>
  )
}
