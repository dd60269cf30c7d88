import { useTranslations } from 'use-intl'
import { CheckField } from '../../ui/fields.tsx'
import { useFormat } from '../format.ts'
import classes from './publishing.module.css'
import type { Consequences } from './publishing-queries.ts'
import type { UnpublishDraft } from './unpublish-draft.ts'

/** What taking it out means for units, bookings and requests; those that could wait or be kept may be declined, too. */
export function UnpublishConsequences(props: {
  consequences: Consequences
  busy: boolean
  /** Whether days are to be blocked along. */
  withBlock: boolean
  draft: Pick<UnpublishDraft, 'declineRequests' | 'declineAccepted'>
  onChange: (changes: Partial<Pick<UnpublishDraft, 'declineRequests' | 'declineAccepted'>>) => void
}) {
  const { units, unitsLeft, stays, requests, accepted, blocked } = props.consequences
  const { draft, onChange } = props
  const t = useTranslations('publishing')
  const declined = [...accepted, ...requests].filter((row) => row.wouldBeDeclined)
  const kept = accepted.filter((row) => !row.wouldBeDeclined)
  const waiting = requests.filter((row) => !row.wouldBeDeclined)
  return (
    <section className={classes.consequences} aria-label={t('consequences')} aria-busy={props.busy}>
      <h3>{t('consequences')}</h3>
      <p>{t('unitsLeave', { units, unitsLeft })}</p>
      {stays > 0 && <p>{t('staysRemain', { count: stays })}</p>}
      {props.withBlock && <BlockedDays blocked={blocked} units={units} />}
      {requests.length + accepted.length === 0 && <p>{t('nobodyWaits')}</p>}
      {declined.length > 0 && (
        <div>
          <p>{t('declined', { count: declined.length })}</p>
          <People people={declined} />
        </div>
      )}
      {kept.length > 0 && (
        <div>
          <p>{t('kept', { count: kept.length })}</p>
          <People people={kept} />
        </div>
      )}
      {(kept.length > 0 || draft.declineAccepted) && (
        <CheckField
          label={t('declineAccepted', { count: accepted.length })}
          checked={draft.declineAccepted}
          onChange={(event) => onChange({ declineAccepted: event.currentTarget.checked })}
        />
      )}
      {waiting.length > 0 && (
        <div>
          <p>{t('waiting', { count: waiting.length })}</p>
          <People people={waiting} />
        </div>
      )}
      {(waiting.length > 0 || draft.declineRequests) && (
        <CheckField
          label={t('declineRequests')}
          checked={draft.declineRequests}
          onChange={(event) => onChange({ declineRequests: event.currentTarget.checked })}
        />
      )}
    </section>
  )
}

/** Exactly the days that are blocked; of a group in how many apartments, or in which one. */
function BlockedDays(props: { blocked: Consequences['blocked']; units: number }) {
  const t = useTranslations('publishing')
  const format = useFormat()
  if (props.blocked.length === 0) return <p>{t('nothingToBlock')}</p>
  const alike = Map.groupBy(props.blocked, ({ from, to }) => `${from} ${to}`)
  const stretches = [...alike].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (
    <div>
      <p>{t('blocked')}</p>
      <ul className={classes.people}>
        {stretches.map(([key, [first, ...others]]) => {
          if (!first) return null
          const dates = format.dayRange(first.from, first.to)
          const count = others.length + 1
          return (
            <li key={key}>
              {props.units === 1 ? dates : t('blockedIn', { dates, count, name: first.apartmentName })}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function People(props: { people: Consequences['requests'] }) {
  const t = useTranslations('publishing')
  const format = useFormat()
  return (
    <ul className={classes.people}>
      {props.people.map((row) => (
        <li key={row.listingRequestId}>
          {t('person', {
            name: `${row.firstName} ${row.lastName}`,
            dates: format.dayRange(row.from, row.to),
          })}
        </li>
      ))}
    </ul>
  )
}
