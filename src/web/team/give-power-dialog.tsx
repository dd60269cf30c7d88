import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { lastDayOfPower, powerDaysErrors } from '../../domain/people/power-of-attorney.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { SelectField } from '../ui/fields.tsx'
import { FileField } from '../ui/file-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ListingChoice } from './listing-choice.tsx'
import { nameOf } from './member-row.tsx'
import { sendPower, type TeamMember } from './team-queries.ts'
import classes from './team-page.module.css'

/** Gives a manager a power of attorney: for what, how long, with which document; asks for the password. */
export function GivePowerDialog(props: {
  managers: readonly TeamMember[]
  opened: boolean
  onClose: () => void
}) {
  const { managers } = props
  const t = useTranslations('team')
  const fresh = useFreshLogin()
  const today = utcToday()
  const [chosen, setChosen] = useState('')
  const [from, setFrom] = useState<string>(today)
  const [to, setTo] = useState('')
  const [all, setAll] = useState(true)
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set())
  const [file, setFile] = useState<File | null>(null)
  const [wasTried, setTried] = useState(false)
  const member = managers.find(({ _id }) => _id === chosen)
  const sending = useOnce({
    send: sendPower,
    onDone: () => {
      showToast({ text: t('powers.done', { name: member ? nameOf(member) : '' }), tone: 'success' })
      props.onClose()
    },
    onFailed: (error, sent) => fresh.retryFresh(error, () => sending.run(sent)),
  })
  const own = {
    ...(!member && { memberId: 'power.notManager' }),
    ...(!isDay(from)
      ? { from: 'power.from' }
      : !isDay(to)
        ? { to: 'power.to' }
        : powerDaysErrors({ from, to }, today)),
    ...(!all && groups.size === 0 && { groupIds: 'power.listings' }),
    ...(!file && { file: 'upload.missing' }),
  }
  const refused = sending.error instanceof ValidationError ? sending.error.fields : {}
  const wrong: Record<string, string | undefined> = wasTried ? { ...refused, ...own } : refused
  const problemOf = (field: string) => {
    const key = wrong[field]
    return (
      key &&
      (t.has(`powers.problems.${key}`) ? t(`powers.problems.${key}`) : t('powers.problems.upload.damaged'))
    )
  }
  const submit = () => {
    setTried(true)
    if (!file || Object.keys(own).length > 0) return
    sending.run({ memberId: chosen, from, to, groupIds: all ? null : [...groups], file })
  }
  const isOther = sending.error && Object.keys(refused).length === 0 && !wantsPassword(sending.error)
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        title={t('powers.give')}
        description={t('powers.giveLead')}
        busy={sending.busy}
        onSubmit={submit}
        submit={t('powers.submit')}
        cancel={t('cancel')}
        error={isOther && sending.error}
      >
        <div className={classes.fields}>
          <SelectField
            label={t('powers.who')}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
            data={[
              { value: '', label: t('powers.choose') },
              ...managers.map((one) => ({ value: one._id, label: nameOf(one) })),
            ]}
            error={problemOf('memberId')}
            data-autofocus
          />
          <DayField
            label={t('powers.from')}
            value={from}
            onChange={setFrom}
            min={today}
            error={problemOf('from')}
          />
          <DayField
            label={t('powers.to')}
            description={t('powers.toHint')}
            value={to}
            onChange={setTo}
            min={from}
            max={isDay(from) ? lastDayOfPower(from) : undefined}
            error={problemOf('to')}
          />
          <ChoiceField
            legend={t('where')}
            value={all ? 'ALL' : 'NAMED'}
            onChange={(value) => setAll(value === 'ALL')}
            compact
            choices={[
              { value: 'ALL', label: t('allListings') },
              { value: 'NAMED', label: t('namedListings') },
            ]}
          />
          {!all && <ListingChoice chosen={groups} onChange={setGroups} error={problemOf('groupIds')} />}
          <FileField
            label={t('powers.file')}
            prompt={t('powers.choose')}
            hint={t('powers.fileHint')}
            accept="application/pdf,image/jpeg,image/png"
            file={file}
            onChange={setFile}
            error={problemOf('file')}
          />
          <p className={classes.explanation}>{t('powers.law')}</p>
        </div>
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
