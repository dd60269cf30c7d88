import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { SelectField } from '../ui/fields.tsx'
import classes from './payout-data.module.css'

/** Puts something away. In use, it names the homes and has another one chosen for all of them first. */
export function ArchiveDialog(props: {
  opened: boolean
  onClose: () => void
  name: string
  /** What becomes of it. */
  description: string
  using: readonly PayoutHome[]
  /** What can take its place. */
  others: readonly { id: string; name: string }[]
  busy: boolean
  error: unknown
  onSubmit: (replacement: { id: string; seenGroupIds: string[] } | null) => void
}) {
  const { using, others } = props
  const t = useTranslations('payoutData')
  const [replacement, setReplacement] = useState('')
  const isUsed = using.length > 0
  const chosen = others.find(({ id }) => id === replacement)
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('archiveOf', { name: props.name })}
      description={props.description}
      submit={t('archive')}
      variant="danger-filled"
      cancel={t('cancel')}
      busy={props.busy}
      disabled={isUsed && !chosen}
      reason={isUsed && others.length === 0 ? t('noOther') : isUsed ? t('otherFirst') : undefined}
      error={props.error}
      onSubmit={() =>
        props.onSubmit(isUsed ? { id: replacement, seenGroupIds: using.map(({ groupId }) => groupId) } : null)
      }
    >
      {isUsed && (
        <div className={classes.fields}>
          <p>{t('inUse', { count: using.length })}</p>
          <ul className={classes.names}>
            {using.map(({ groupId, name }) => (
              <li key={groupId}>{name}</li>
            ))}
          </ul>
          <SelectField
            label={t('replacement')}
            value={replacement}
            onChange={(event) => setReplacement(event.currentTarget.value)}
            data={[
              { value: '', label: t('notChosen') },
              ...others.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          {chosen && (
            <p role="status" className={classes.hint}>
              {t('preview', { name: chosen.name, count: using.length })}
            </p>
          )}
        </div>
      )}
    </AnswerDialog>
  )
}
