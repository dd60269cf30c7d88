import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type StaffFlag, useSetFlag, useSetFlagForUser } from './staff-queries.ts'
import classes from './staff-page.module.css'

/** One flag: its state for everybody with a switch, and the people for whom it differs. */
export function FlagRow(props: { flag: StaffFlag; onAddPerson: () => void }) {
  const { flag } = props
  const t = useTranslations('staff.flags')
  const meaning = useTranslations('staff.flags.meanings')
  const errors = useTranslations('errors')
  const format = useFormat()
  const viewer = useViewer()
  const mayChange = viewer?.permissions.includes('DEVELOPER') ?? false
  const set = useSetFlag()
  const setForUser = useSetFlagForUser()
  const onError = (error: unknown) => showToast({ text: errorMessage(errors, error), tone: 'error' })
  const busy = set.isPending || setForUser.isPending
  return (
    <li className={classes.flag}>
      <div className={classes.flagHead}>
        <div>
          <strong>{flag.name}</strong>
          <small>
            {meaning(flag.name)} {flag.changedAt && t('changed', { when: format.relative(flag.changedAt) })}
          </small>
        </div>
        <div className={classes.buttons}>
          <Pill tone={flag.enabled ? 'pine' : 'stone'}>{flag.enabled ? t('on') : t('off')}</Pill>
          <Button
            size="small"
            busy={set.isPending}
            disabled={!mayChange}
            reason={mayChange ? undefined : t('onlyDevelopers')}
            aria-label={
              flag.enabled ? t('turnOffFlag', { flag: flag.name }) : t('turnOnFlag', { flag: flag.name })
            }
            onClick={() => !busy && set.mutate({ name: flag.name, enabled: !flag.enabled }, { onError })}
          >
            {flag.enabled ? t('turnOff') : t('turnOn')}
          </Button>
          {mayChange && (
            <Button
              size="small"
              variant="quiet"
              onClick={props.onAddPerson}
              aria-label={t('forPersonFlag', { flag: flag.name })}
            >
              {t('forPerson')}
            </Button>
          )}
        </div>
      </div>
      {flag.people.length > 0 && (
        <ul className={classes.people}>
          {flag.people.map((person) => (
            <li key={person._id}>
              <Pill tone={person.enabled ? 'pine' : 'stone'}>{person.enabled ? t('on') : t('off')}</Pill>
              <span>
                {person.name} ({person.email})
              </span>
              {mayChange && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('asEverybodyPerson', { name: person.name, flag: flag.name })}
                  onClick={() =>
                    !busy &&
                    setForUser.mutate({ name: flag.name, userId: person._id, enabled: null }, { onError })
                  }
                >
                  {t('asEverybody')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
