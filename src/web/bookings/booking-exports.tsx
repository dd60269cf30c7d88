import { IconCalendarDown, IconTableDown, IconTableImport } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { exportQuery } from './booking-filter.ts'
import type { BookingsPlace } from './use-bookings-place.ts'
import classes from './bookings-page.module.css'

/** The bookings of the list as files: a table, and a calendar for other programs. */
export function BookingExports({ place }: { place: BookingsPlace }) {
  const t = useTranslations('bookings.export')
  const viewer = useViewer()
  const closed = useClosedWhileActing('exports')
  const query = exportQuery(place.filter, useLocale())
  return (
    <nav aria-label={t('title')} className={classes.exports}>
      <Button
        component="a"
        size="small"
        variant="quiet"
        href={`/api/bookings.csv?${query}`}
        download
        disabled={closed !== null}
        icon={<IconTableDown size={17} aria-hidden />}
      >
        {t('table')}
      </Button>
      <Button
        component="a"
        size="small"
        variant="quiet"
        href={`/api/bookings.ics?${query}`}
        download
        disabled={closed !== null}
        icon={<IconCalendarDown size={17} aria-hidden />}
      >
        {t('calendar')}
      </Button>
      {viewer?.access !== 'LIMITED' && (
        <Button
          component={PageLink}
          page="stayImport"
          size="small"
          variant="quiet"
          icon={<IconTableImport size={17} aria-hidden />}
        >
          {t('import')}
        </Button>
      )}
      {closed && <small>{closed}</small>}
    </nav>
  )
}
