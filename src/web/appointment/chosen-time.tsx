import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { canSchedule } from '../../domain/people/appointment.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type Appointment, scheduleAppointment } from './appointment-queries.ts'
import { forgetWayBack, keyOfWayBack, timeInAddress, withoutWayBack } from './way-back.ts'
import classes from './appointment.module.css'

/**
 * Asks whether a time was chosen where the page can't know it: an address names one that nobody left for from here, or
 * somebody comes back whose calendar says nothing.
 */
export function ChosenTime({ appointment }: { appointment: Appointment }) {
  const t = useTranslations('appointment')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [search, setSearch] = useSearch()
  const [hasLeft, setHasLeft] = useState(() => keyOfWayBack() !== null)
  const [now] = useState(() => Date.now())
  const chosen = timeInAddress(search)
  const startsAt = chosen === null ? null : new Date(chosen).toISOString()
  const forget = () => {
    forgetWayBack()
    setHasLeft(false)
    setSearch(withoutWayBack(search), { replace: true })
  }
  const noting = useOnce({
    send: scheduleAppointment,
    onDone: () => {
      showToast({ text: t('noted'), tone: 'success' })
      forget()
    },
  })
  if (chosen === null && !hasLeft) return null
  if (chosen !== null && isNoted(appointment, chosen)) return null
  const verdict = canSchedule({ link: appointment.link, startsAt: chosen }, now)
  if (!verdict.value) return <ErrorPanel message={t('notAhead')} />
  const question = startsAt ? t('isThis', { when: format.instant(startsAt) }) : t('haveYou')
  return (
    <div role="group" aria-label={question} className={classes.question}>
      <p>{question}</p>
      {noting.error && <ErrorPanel message={errorMessage(errors, noting.error)} />}
      <div className={classes.buttons}>
        <Button variant="primary" size="small" busy={noting.busy} onClick={() => noting.run(startsAt)}>
          {t('yes')}
        </Button>
        <Button size="small" onClick={forget}>
          {t('no')}
        </Button>
      </div>
    </div>
  )
}

function isNoted({ status, startsAt }: Appointment, chosen: number): boolean {
  return status === 'SCHEDULED' && startsAt !== null && Date.parse(startsAt) === chosen
}
