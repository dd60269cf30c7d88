import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { STAFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { errorMessage } from '../shared/error-message.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { peopleOptions, type StaffFlag, switchFlag } from './staff-queries.ts'
import classes from './staff-page.module.css'

/** Finds a person and switches a flag for them alone. */
export function FlagPersonDialog(props: { flag: StaffFlag | null; onClose: () => void }) {
  const { flag } = props
  const t = useTranslations('staff.flags')
  const errors = useTranslations('errors')
  const [search, setSearch] = useState('')
  const [userId, setUserId] = useState<string | null>(null)
  const [state, setState] = useState<'ON' | 'OFF'>(flag?.enabled ? 'OFF' : 'ON')
  const people = useQuery({
    ...peopleOptions(search.trim()),
    enabled: flag !== null,
    placeholderData: keepPreviousData,
  })
  return (
    <ReasonDialog
      opened={flag !== null}
      onClose={props.onClose}
      title={t('forPersonFlag', { flag: flag?.name ?? '' })}
      submit={t('save')}
      length={STAFF_REASON_LENGTH}
      words={{ hint: t('reasonHint', STAFF_REASON_LENGTH) }}
      problem={userId ? null : t('personMissing')}
      send={async (reason, key) =>
        flag && userId && switchFlag({ name: flag.name, userId, enabled: state === 'ON' }, reason, key)
      }
      done={t('switched')}
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
          error={people.error && errorMessage(errors, people.error)}
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
    </ReasonDialog>
  )
}
