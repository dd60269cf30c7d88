import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useFormat } from '../shared/format.ts'
import { TurnoverDays } from '../shared/turnover-days.tsx'
import { type TurnoverPhoto, TurnoverPhotoDialog, TurnoverPhotos } from '../shared/turnover-photos.tsx'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { CleaningLinks } from './cleaning-links.tsx'
import { cleaningPhotoUrl, cleaningQuery, type CleaningTurnover } from './cleaning-queries.ts'
import { NewCleaningLink } from './new-cleaning-link.tsx'
import classes from './cleaning.module.css'

/** Fetches the links and the turnovers. */
export const loader: PageLoader<'cleaning'> = ({ queryClient }) => queryClient.ensureQueryData(cleaningQuery)

/** The private links of those who clean, and which units are clean. */
export function CleaningPage() {
  const t = useTranslations('cleaning')
  const { data } = useSuspenseQuery(cleaningQuery)
  const { cleaningLinks: links, cleaningPlaces: places, cleaningTurnovers: turnovers } = data
  const [open, setOpen] = useOverlayOf<{ photo: TurnoverPhoto; unitName: string }>('cleaning-photo')
  const last = useLast(open)
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="bookings">{t('back')}</PageLink>}>
      <div className={classes.column}>
        {places.length === 0 ? (
          <Card>{t('noHome')}</Card>
        ) : (
          <NewCleaningLink places={places} coversAll={data.coversAllHomes} />
        )}
        {links.length > 0 && <CleaningLinks links={links} />}
        <Section title={t('turnovers')}>
          {turnovers.length === 0 ? (
            <Card>{t('noTurnover')}</Card>
          ) : (
            <TurnoverDays turnovers={turnovers}>
              {(turnover) => (
                <>
                  <Done turnover={turnover} />
                  <TurnoverPhotos
                    photos={turnover.photos}
                    unitName={turnover.unitName}
                    sourceOf={cleaningPhotoUrl}
                    onOpen={(photo) => setOpen({ photo, unitName: turnover.unitName })}
                  />
                </>
              )}
            </TurnoverDays>
          )}
        </Section>
        <TurnoverPhotoDialog
          photo={open?.photo ?? null}
          unitName={last?.unitName ?? ''}
          sourceOf={cleaningPhotoUrl}
          onClose={() => setOpen(null)}
        />
      </div>
    </Page>
  )
}

function Done({ turnover }: { turnover: CleaningTurnover }) {
  const t = useTranslations('cleaning')
  const format = useFormat()
  const { doneAt, doneBy } = turnover
  if (!doneAt) return <Pill>{t('open')}</Pill>
  return (
    <>
      <Pill tone="pine">{t('done')}</Pill>
      <small>{t('doneBy', { when: format.instant(doneAt), label: doneBy ?? '' })}</small>
    </>
  )
}
