import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAC7_EXEMPTION_STATUSES } from '../../domain/catalogue/tax.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { EXEMPTION_REASON_MAX_LENGTH, parseExemption } from '../../domain/money/dac7-exemption.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { SelectField, TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { exempt, type TaxDataItem } from './tax-data-queries.ts'

/** Whether somebody is left out of tax reporting, until when, and why: each decision has a reason of its own. */
export function ExemptionDialog(props: { item: TaxDataItem | null; onClose: () => void }) {
  const { item, onClose } = props
  const t = useTranslations('taxData.dialog')
  const statusText = useCatalogueText('catalogue.dac7ExemptionStatus')
  const name = item?.name || item?.landlordName || ''
  const [typed, setTyped] = useState({
    exemptionStatus: item?.exemptionStatus ?? 'NON_EXEMPT',
    exemptionDeadline: item?.exemptionDeadline ?? '',
    exemptionReason: '',
  })
  const [tried, setTried] = useState(false)
  const hasDeadline = typed.exemptionStatus === 'EXEMPT_UNTIL_DEADLINE'
  const given = { ...typed, exemptionDeadline: hasDeadline ? typed.exemptionDeadline : null }
  const problems = problemsOf(given)
  const saving = useOnce({
    send: exempt,
    onDone: () => {
      showToast({ text: t('done', { name }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (item && Object.keys(problems).length === 0) saving.run({ billingDetailsId: item._id, ...given })
  }
  return (
    <AnswerDialog
      opened={item !== null}
      onClose={onClose}
      busy={saving.busy}
      onSubmit={submit}
      title={t('title', { name })}
      description={t('what')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={saving.error}
    >
      <div className={classes.form}>
        <SelectField
          label={t('status')}
          value={typed.exemptionStatus}
          data={DAC7_EXEMPTION_STATUSES.map((value) => ({ value, label: statusText(value) }))}
          onChange={(event) => {
            const chosen = oneOf(DAC7_EXEMPTION_STATUSES, event.currentTarget.value)
            if (chosen) setTyped({ ...typed, exemptionStatus: chosen })
          }}
        />
        {hasDeadline && (
          <DayField
            label={t('deadline')}
            description={t('deadlineHint')}
            value={typed.exemptionDeadline}
            onChange={(exemptionDeadline) => setTyped({ ...typed, exemptionDeadline })}
            error={tried && problems.exemptionDeadline && t('deadlineWrong')}
          />
        )}
        <TextareaField
          label={t('reason')}
          description={t('reasonHint')}
          value={typed.exemptionReason}
          rows={3}
          maxLength={EXEMPTION_REASON_MAX_LENGTH}
          onChange={(event) => setTyped({ ...typed, exemptionReason: event.currentTarget.value })}
          error={tried && problems.exemptionReason && t('reasonMissing')}
        />
      </div>
    </AnswerDialog>
  )
}

function problemsOf(given: Parameters<typeof parseExemption>[0]): Readonly<Record<string, string>> {
  try {
    parseExemption(given, utcToday())
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return error.fields
    throw error
  }
}
