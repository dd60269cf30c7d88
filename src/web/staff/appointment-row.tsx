import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { StaffAppointment } from './appointments-queries.ts'
import classes from './staff-page.module.css'

const TONES = { SCHEDULED: 'pine', CANCELED: 'amber', NOT_SCHEDULED: 'stone' } as const

/** One landlord with the call: when, with whom, and who looks after them. */
export function AppointmentRow({ call }: { call: StaffAppointment }) {
  const t = useTranslations('appointments')
  const statusText = useCatalogueText('catalogue.appointmentStatus')
  const format = useFormat()
  const { landlordId, landlordName: name, landlordEmail, status, startsAt, staffName, managerName } = call
  const partner = staffName ?? t('somebodyGone')
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>{landlordEmail}</small>
      </div>
      <div className={classes.what}>
        <Pill tone={TONES[status]}>{statusText(status)}</Pill>
        {status === 'SCHEDULED' && (
          <span>
            {startsAt
              ? t('on', { when: format.instant(startsAt), name: partner })
              : t('withoutTime', { name: partner })}
          </span>
        )}
        {status === 'CANCELED' && call.changedAt && (
          <small>{t('canceled', { when: format.instant(call.changedAt), name: partner })}</small>
        )}
        {status === 'NOT_SCHEDULED' && startsAt && (
          <small>{t('last', { when: format.instant(startsAt), name: partner })}</small>
        )}
        <small>{managerName ? t('manager', { name: managerName }) : t('nobody')}</small>
        {managerName && !call.hasCalendar && <small>{t('noCalendar')}</small>}
      </div>
      <div className={classes.buttons}>
        <Button
          size="small"
          component={PageLink}
          page="staff"
          search={{ q: landlordEmail }}
          aria-label={t('personName', { name })}
        >
          {t('person')}
        </Button>
        <Button
          size="small"
          component={PageLink}
          page="staffAudit"
          params={{ landlordId }}
          aria-label={t('logName', { name })}
        >
          {t('log')}
        </Button>
      </div>
    </li>
  )
}
