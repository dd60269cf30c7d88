import { useTranslations } from 'use-intl'
import type { Verification } from './document-queries.ts'
import classes from './documents-page.module.css'

/** One piece for each proof: accepted, handed in, refused, or still missing; told in words, too. */
export function ProgressBar({ progress }: { progress: Verification['progress'] }) {
  const t = useTranslations('tenantDocuments')
  const { asked, handedIn, accepted, failed } = progress
  const states = Array.from({ length: asked }, (_, index) =>
    index < accepted
      ? 'accepted'
      : index < handedIn
        ? 'handedIn'
        : index < handedIn + failed
          ? 'failed'
          : 'missing',
  )
  return (
    <div className={classes.progress}>
      <div className={classes.bar} aria-hidden>
        {states.map((state, index) => (
          <span key={`${index} ${state}`} data-state={state} />
        ))}
      </div>
      <small>{t('progress', { asked, handedIn, accepted })}</small>
    </div>
  )
}
