import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { peopleOptions, type StaffFlag, useSetFlagForUser } from './staff-queries.ts'
import classes from './staff-page.module.css'

/** Finds a person and switches a flag for them alone. */
export function FlagPersonDialog(props: { flag: StaffFlag | null; onClose: () => void }) {
  const { flag } = props
  const t = useTranslations('staff.flags')
  const [search, setSearch] = useState('')
  const [userId, setUserId] = useState<string | null>(null)
  const [state, setState] = useState<'ON' | 'OFF'>(flag?.enabled ? 'OFF' : 'ON')
  const [tried, setTried] = useState(false)
  const people = useQuery({
    ...peopleOptions(search.trim()),
    enabled: flag !== null,
    placeholderData: keepPreviousData,
  })
  const set = useSetFlagForUser()
  const failure = set.error ?? people.error
  const submit = () => {
    setTried(true)
    if (!flag || !userId) return
    set.mutate(
      { name: flag.name, userId, enabled: state === 'ON' },
      {
        onSuccess: () => {
          showToast({ text: t('switched') })
          props.onClose()
        },
      },
    )
  }
  return (
    <AnswerDialog
      opened={flag !== null}
      onClose={props.onClose}
      busy={set.isPending}
      onSubmit={submit}
      title={t('forPersonFlag', { flag: flag?.name ?? '' })}
      submit={t('save')}
      cancel={t('cancel')}
      error={failure}
    >
      <div className={classes.choose}>
        <TextField
          type="search"
          label={t('person')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          data-autofocus
        />
        <ChoiceField
          legend={t('found')}
          hideLegend
          value={userId}
          onChange={setUserId}
          error={tried && !userId && t('personMissing')}
          choices={(people.data ?? []).slice(0, 6).map((person) => ({
            value: person._id,
            label: person.name,
            detail: person.email,
          }))}
        />
        <ChoiceField
          legend={t('state')}
          value={state}
          onChange={setState}
          compact
          choices={[
            { value: 'ON', label: t('on') },
            { value: 'OFF', label: t('off') },
          ]}
        />
      </div>
    </AnswerDialog>
  )
}
