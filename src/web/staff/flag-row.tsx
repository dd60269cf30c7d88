import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import type { ChosenSwitch } from './flag-switch-dialog.tsx'
import type { StaffFlag } from './staff-queries.ts'
import classes from './staff-page.module.css'

/** One flag: its state for everybody with a switch, and the people for whom it differs. */
export function FlagRow(props: {
  flag: StaffFlag
  onSwitch: (chosen: ChosenSwitch) => void
  onAddPerson: () => void
}) {
  const { flag } = props
  const t = useTranslations('staff.flags')
  const meaning = useTranslations('staff.flags.meanings')
  const format = useFormat()
  const viewer = useViewer()
  const mayChange = viewer?.permissions.includes('DEVELOPER') ?? false
  const { name, enabled } = flag
  const turn = {
    title: t(enabled ? 'turnOffFlag' : 'turnOnFlag', { flag: name }),
    submit: t(enabled ? 'turnOff' : 'turnOn'),
  }
  return (
    <li className={classes.flag}>
      <div className={classes.flagHead}>
        <div>
          <strong>{flag.name}</strong>
          <small>
            {meaning(name)} {flag.changedAt && t('changed', { when: format.relative(flag.changedAt) })}
            {flag.reason && ` ${t('because', { reason: flag.reason })}`}
          </small>
        </div>
        <div className={classes.buttons}>
          <Pill tone={flag.enabled ? 'pine' : 'stone'}>{flag.enabled ? t('on') : t('off')}</Pill>
          <Button
            size="small"
            disabled={!mayChange}
            reason={mayChange ? undefined : t('onlyDevelopers')}
            aria-label={turn.title}
            onClick={() => props.onSwitch({ flag: { name, enabled: !enabled }, ...turn })}
          >
            {turn.submit}
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
                {person.reason && <small> {t('because', { reason: person.reason })}</small>}
              </span>
              {mayChange && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('asEverybodyPerson', { name: person.name, flag: flag.name })}
                  onClick={() =>
                    props.onSwitch({
                      flag: { name, userId: person._id, enabled: null },
                      title: t('asEverybodyPerson', { name: person.name, flag: name }),
                      submit: t('asEverybody'),
                    })
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
