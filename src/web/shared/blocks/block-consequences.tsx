import { IconAlertTriangle, IconCircleCheck, IconLock } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { PageLink } from '../page-link.tsx'
import { takenUnits, type BlocksPlan, type PlannedBlock } from './block-queries.ts'
import classes from './blocks.module.css'

/** What a block would mean, in words: days that are taken, and who would be declined. */
export function BlockConsequences(props: {
  plan: BlocksPlan | undefined
  pending: boolean
  error: Error | null
  onRetry: () => void
}) {
  const errors = useTranslations('errors')
  const { plan, error } = props
  if (error && !props.pending) {
    return <ErrorPanel message={errorMessage(errors, error)} onRetry={props.onRetry} />
  }
  return (
    <div className={classes.consequences} aria-live="polite" aria-busy={props.pending || undefined}>
      {plan ? <Plan plan={plan} /> : props.pending && <Bone width="80%" />}
    </div>
  )
}

function Plan({ plan }: { plan: BlocksPlan }) {
  const t = useTranslations('blocks')
  const taken = takenUnits(plan)
  if (taken.length === 0 && plan.declined.length === 0) {
    return (
      <p className={classes.calm}>
        <IconCircleCheck size={18} aria-hidden />
        {t('nobodyDeclined')}
      </p>
    )
  }
  return (
    <>
      {taken.length > 0 && <Taken units={taken} alone={plan.units.length === 1} />}
      {plan.declined.length > 0 && <Declined plan={plan} />}
    </>
  )
}

function Taken(props: { units: readonly PlannedBlock[]; alone: boolean }) {
  const t = useTranslations('blocks')
  const format = useFormat()
  return (
    <section className={classes.taken}>
      <h3>
        <IconLock size={17} aria-hidden />
        {t('taken', { count: props.alone ? 1 : props.units.length, alone: props.alone ? 'yes' : 'no' })}
      </h3>
      <ul>
        {props.units.flatMap(({ listingId, name, refused }) =>
          refused.map((by) => (
            <li key={`${listingId}${by.from}`}>
              {t(`takenBy.${by.kind}`, {
                unit: name,
                alone: props.alone ? 'yes' : 'no',
                name: by.name ?? 'none',
                range: format.dayRange(by.from, by.to),
              })}
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function Declined({ plan }: { plan: BlocksPlan }) {
  const t = useTranslations('blocks')
  const format = useFormat()
  return (
    <section className={classes.harm}>
      <h3>
        <IconAlertTriangle size={17} aria-hidden />
        {t('declined', { count: plan.declined.length })}
      </h3>
      <p>{t('declinedWhy', { count: plan.declined.length })}</p>
      <ul>
        {plan.declined.map((it) => (
          <li key={it.listingRequestId}>
            <PageLink
              page="inbox"
              params={{ bookingRequestId: it.bookingRequestId, listingRequestId: it.listingRequestId }}
              target="_blank"
            >
              {t('declinedRequest', {
                name: `${it.firstName} ${it.lastName}`,
                range: format.dayRange(it.from, it.to),
              })}
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
