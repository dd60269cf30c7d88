import { IconKey } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { TurnoverDays } from '../shared/turnover-days.tsx'
import { type PhotoSource, TurnoverPhotos } from '../shared/turnover-photos.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { AddPhotos } from './add-photos.tsx'
import {
  cleaningPhotoUrl,
  cleaningPlanOptions,
  type PlannedCleaning,
  sendCleaned,
} from './cleaning-plan-queries.ts'
import classes from './cleaning-plan.module.css'
import { type OpenPhoto, OwnPhoto } from './own-photo.tsx'

/** Fetches what the link opens. */
export const loader: PageLoader<'cleaningPlan'> = ({ queryClient, search }) =>
  queryClient.ensureQueryData(cleaningPlanOptions(search.token ?? ''))

/** What whoever cleans sees by their link: who leaves and comes when, without names, and what is done. */
export function CleaningPlanPage() {
  const t = useTranslations('cleaningPlan')
  const [search] = useSearch()
  const token = search.token ?? ''
  const { keys, turnovers } = useSuspenseQuery(cleaningPlanOptions(token)).data
  const [open, setOpen] = useOverlayOf<OpenPhoto>('cleaning-photo')
  const sourceOf: PhotoSource = (id, size) => cleaningPhotoUrl(token, id, size)
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <div className={classes.column}>
        {keys && (
          <Card as="section" aria-label={t('keys')} className={classes.keys}>
            <IconKey size={20} aria-hidden />
            <p>
              <strong>{t('keys')}</strong>
              <br />
              {keys}
            </p>
          </Card>
        )}
        <Section title={t('turnovers')}>
          {turnovers.length === 0 ? (
            <Card>{t('empty')}</Card>
          ) : (
            <TurnoverDays turnovers={turnovers}>
              {(turnover) => (
                <div className={classes.answer}>
                  <Tick token={token} turnover={turnover} />
                  <TurnoverPhotos
                    photos={turnover.photos}
                    unitName={turnover.unitName}
                    sourceOf={sourceOf}
                    onOpen={(photo) => setOpen({ photo, unitName: turnover.unitName })}
                  />
                  <AddPhotos token={token} turnover={turnover} />
                </div>
              )}
            </TurnoverDays>
          )}
        </Section>
        <OwnPhoto token={token} open={open} sourceOf={sourceOf} onClose={() => setOpen(null)} />
      </div>
    </Page>
  )
}

function Tick({ token, turnover }: { token: string; turnover: PlannedCleaning }) {
  const t = useTranslations('cleaningPlan')
  const errors = useTranslations('errors')
  const format = useFormat()
  const { listingId, day, unitName, canBeDone, doneAt } = turnover
  const once = useOnce({ send: (done: boolean) => sendCleaned({ token, listingId, day, done }) })
  return (
    <div className={classes.tick}>
      <CheckField
        label={t('done', { unit: unitName })}
        checked={Boolean(doneAt)}
        disabled={once.busy || (!canBeDone && !doneAt)}
        description={
          doneAt
            ? t('doneAt', { when: format.instant(doneAt) })
            : !canBeDone && t('from', { day: format.day(day) })
        }
        onChange={(event) => once.run(event.currentTarget.checked)}
      />
      {once.error && <ErrorPanel message={errorMessage(errors, once.error)} />}
    </div>
  )
}
