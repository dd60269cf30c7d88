import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { UnitField } from '../../domain/listings/unit-changes.ts'
import { isNumberingPattern } from '../../domain/listings/unit-names.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useDebouncedValue } from '../shared/debounce.ts'
import { Button } from '../ui/button.tsx'
import { DayField } from '../ui/day-field.tsx'
import { CheckField, SelectField, TextField } from '../ui/fields.tsx'
import { PlanView } from './plan-view.tsx'
import { bulkEdit, canBeEmptied, countFilled, EDITED_FIELDS, keysOf } from './unit-edits.ts'
import { changesDryRunQuery, type UnitNode } from './unit-queries.ts'
import { useApplyChanges } from './use-apply-changes.ts'
import classes from './units.module.css'

/** Changes one field of all chosen units: says what that does while it is typed, then does exactly that. */
export function BulkDialog(props: {
  groupId: string
  units: readonly UnitNode[]
  opened: boolean
  onClose: () => void
}) {
  const { groupId, units, opened, onClose } = props
  const t = useTranslations('units')
  const language = useLocale()
  const [field, setField] = useState<UnitField | null>(null)
  const [text, setText] = useState('')
  const [isEmptying, setEmptying] = useState(false)
  const filled = field === null ? 0 : countFilled(units, field, language)
  const isNaming = field === 'apartmentName' || field === 'externalId'
  const isWrong = isNaming && text.trim() !== '' && !isNumberingPattern(text.trim())
  const changes = useMemo(
    () =>
      field === null || isWrong ? undefined : bulkEdit(units, field, isEmptying ? null : text, language),
    [isWrong, units, field, text, isEmptying, language],
  )
  const asked = useDebouncedValue(changes, 300)
  const query = useQuery({
    ...changesDryRunQuery(groupId, asked ?? []),
    enabled: opened && asked !== undefined && units.length > 0,
    placeholderData: keepPreviousData,
  })
  const { apply, stop, progress, error } = useApplyChanges(groupId)
  const plan = asked === undefined ? undefined : query.data
  const isCurrent = asked === changes && !query.isPlaceholderData
  const submit = async () => {
    if (!changes || !plan) return
    if (await apply(changes, plan.unserved.length > 0 ? plan.fingerprint : null)) onClose()
  }
  const problem = isWrong
    ? t('new.apartmentName')
    : field !== null && changes === undefined && text !== '' && !isEmptying && t(`problem.${field}`)
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={progress !== null}
      onSubmit={() => void submit()}
      size="large"
      title={t('bulkTitle', { count: units.length })}
      submit={
        field !== null && isEmptying
          ? t('bulkEmpty', { count: plan?.changed.length ?? 0, field: t(`field.${field}`) })
          : t('bulkSubmit', { count: plan?.changed.length ?? 0 })
      }
      variant={isEmptying || (plan && plan.unserved.length > 0) ? 'danger-filled' : 'primary'}
      disabled={!plan || !isCurrent || plan.problems.length > 0 || plan.changed.length === 0}
      cancel={!progress && t('cancel')}
      more={progress && <Button onClick={stop}>{t('stop')}</Button>}
      compact
      error={error ?? query.error}
    >
      <div className={classes.form}>
        <SelectField
          label={t('what')}
          value={field ?? ''}
          data-autofocus
          data={[
            ...(field === null ? [{ value: '', label: t('chooseField') }] : []),
            ...EDITED_FIELDS.map((value) => ({ value, label: t(`field.${value}`) })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget
            setField(EDITED_FIELDS.find((known) => known === value) ?? null)
            setText('')
            setEmptying(false)
          }}
        />
        {field === null || isEmptying ? null : field === 'availableFrom' || field === 'availableTo' ? (
          <DayField label={t('newValue')} description={t(`hint.${field}`)} value={text} onChange={setText} />
        ) : (
          <TextField
            label={t('newValue')}
            description={t(`hint.${field}`)}
            value={text}
            inputMode={keysOf(field)}
            error={problem}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        {field !== null && canBeEmptied(field) && filled > 0 && (
          <CheckField
            label={t('emptyInstead', { count: filled, field: t(`field.${field}`) })}
            checked={isEmptying}
            onChange={(event) => setEmptying(event.currentTarget.checked)}
          />
        )}
        {progress && (
          <p role="status">
            <progress value={progress.done} max={progress.total} className={classes.progress} />
            {t('progress', { ...progress })}
          </p>
        )}
        {plan && !progress && (
          <PlanView
            plan={plan}
            currency={units[0]?.currency}
            names={new Map(units.map((unit) => [unit._id, unit.apartmentName]))}
          />
        )}
      </div>
    </AnswerDialog>
  )
}
