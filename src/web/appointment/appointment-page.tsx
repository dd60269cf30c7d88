import { useSuspenseQuery } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { canSchedule } from '../../domain/people/appointment.ts'
import { path } from '../routes.ts'
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
import {
  type Appointment,
  appointmentOptions,
  cancelAppointment,
  scheduleAppointment,
} from './appointment-queries.ts'
import { ChosenTime } from './chosen-time.tsx'
import { forgetWayBack, keyOfWayBack, leaveForCalendar, timeInAddress } from './way-back.ts'
import classes from './appointment.module.css'

/** Fetches the call; the time that somebody brings back who has left from here for the calendar is noted first. */
export const loader: PageLoader<'calendlyRedirect'> = async ({ queryClient, search, language }) => {
  const { link } = await queryClient.ensureQueryData(appointmentOptions())
  const key = keyOfWayBack()
  const startsAt = timeInAddress(search)
  if (key === null || startsAt === null || !canSchedule({ link, startsAt }, Date.now()).value) return
  await scheduleAppointment(new Date(startsAt).toISOString(), key)
  forgetWayBack()
  await queryClient.refetchQueries(appointmentOptions())
  // What the calendar has added, a name and an address among it, stays neither in the address nor behind it.
  throw redirect({ href: path('calendlyRedirect', { language }), replace: true })
}

/** The landlord's call with the account manager: choose a time in their calendar, see when it is, cancel it. */
export function AppointmentPage() {
  const t = useTranslations('appointment')
  const { data: appointment } = useSuspenseQuery(appointmentOptions())
  const { link, managerName } = appointment
  return (
    <Page title={t('title')} width="narrow">
      <Card className={classes.card}>
        <TalkIllustration />
        <div className={classes.about}>
          <Standing appointment={appointment} />
          {link ? (
            <p>{t('with', { name: managerName ?? '' })}</p>
          ) : (
            <p>{managerName ? t('noCalendar', { name: managerName }) : t('nobody')}</p>
          )}
          {link && <ChosenTime appointment={appointment} />}
          <Ways appointment={appointment} />
        </div>
      </Card>
    </Page>
  )
}

function Standing({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointment')
  const format = useFormat()
  const { status, startsAt, staffName } = appointment
  const when = startsAt ? format.instant(startsAt) : ''
  const values = { when, hasTime: String(startsAt !== null), name: staffName ?? t('us') }
  return <p role="status">{t(`status.${status}`, values)}</p>
}

function Ways({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointment')
  const errors = useTranslations('errors')
  const { status, startsAt, link, canCancel } = appointment
  const canceling = useOnce({
    send: cancelAppointment,
    onDone: () => showToast({ text: t('canceled') }),
  })
  return (
    <>
      {canceling.error && <ErrorPanel message={errorMessage(errors, canceling.error)} />}
      <div className={classes.buttons}>
        {link ? (
          <Button
            component="a"
            href={link}
            rel="noreferrer"
            variant={status === 'SCHEDULED' ? 'plain' : 'primary'}
            onClick={leaveForCalendar}
          >
            {t(status === 'SCHEDULED' ? 'move' : 'choose')}
          </Button>
        ) : (
          <Button component={PageLink} page="help" variant="primary">
            {t('help')}
          </Button>
        )}
        {canCancel && (
          <Button busy={canceling.busy} onClick={() => canceling.run(startsAt)}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {link && <small>{t('leaves')}</small>}
      {canCancel && <small>{t('cancelHint')}</small>}
    </>
  )
}
