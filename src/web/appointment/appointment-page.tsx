import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TalkIllustration } from '../ui/illustrations/talk.tsx'
import { showToast } from '../ui/toast-store.ts'
import { appointmentOptions, cancelAppointment, scheduleAppointment } from './appointment-queries.ts'
import classes from './appointment.module.css'

/** The parts of the address with which scheduling pages send somebody back who has chosen a time. */
const STARTS = ['event_start_time', 'startTime'] as const

/** Fetches the call; who comes back from the calendar has chosen a time, which is noted first. */
export const loader: PageLoader<'calendlyRedirect'> = async ({ queryClient, search }) => {
  const came = STARTS.flatMap((part) => search[part] ?? [])[0]
  const known = await queryClient.ensureQueryData(appointmentOptions())
  if (came === undefined || !known.canSchedule || isSame(known.startsAt, came)) return
  await scheduleAppointment(came, crypto.randomUUID())
  await queryClient.refetchQueries(appointmentOptions())
}

// Whoever loads the page anew has not chosen anew.
function isSame(known: string | null, came: string): boolean {
  return known !== null && Date.parse(known) === Date.parse(came)
}

/** The landlord's call with the account manager: choose a time in their calendar, see when it is, call it off. */
export function AppointmentPage() {
  const t = useTranslations('appointment')
  const errors = useTranslations('errors')
  const format = useFormat()
  const { data: appointment } = useSuspenseQuery(appointmentOptions())
  const canceling = useOnce({
    send: cancelAppointment,
    onDone: () => showToast({ text: t('canceled') }),
  })
  const { status, startsAt, managerName, link, canCancel } = appointment
  const when = startsAt ? format.instant(startsAt) : ''
  return (
    <Page title={t('title')} width="narrow">
      <Card className={classes.card}>
        <TalkIllustration />
        <div className={classes.about}>
          <p role="status">{t(`status.${status}`, { when, hasTime: String(startsAt !== null) })}</p>
          {link ? (
            <p>{t('with', { name: managerName ?? '' })}</p>
          ) : (
            <p>{managerName ? t('noCalendar', { name: managerName }) : t('nobody')}</p>
          )}
          {link && <small>{t('leaves')}</small>}
          {canceling.error && <ErrorPanel message={errorMessage(errors, canceling.error)} />}
          <div className={classes.buttons}>
            {link && (
              <Button component="a" href={link} rel="noreferrer" variant="primary">
                {t(status === 'SCHEDULED' ? 'move' : 'choose')}
              </Button>
            )}
            {canCancel && (
              <Button busy={canceling.busy} onClick={() => canceling.run(null)}>
                {t('cancel')}
              </Button>
            )}
            {!link && (
              <Button component={PageLink} page="help" variant="primary">
                {t('help')}
              </Button>
            )}
          </div>
          {canCancel && <small>{t('cancelHint')}</small>}
        </div>
      </Card>
    </Page>
  )
}
