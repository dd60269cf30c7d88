import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Tag } from '../../domain/catalogue/flags.ts'
import { isStaffLabel, STAFF_LABELS } from '../../domain/listings/listing-labels.ts'
import { LABELS_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { CheckField, TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { setLabels, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'

/** The labels of a listing: those of staff to be set with a reason, those of its landlord to be seen. */
export function LabelsDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const tagText = useCatalogueText('catalogue.tag')
  const format = useFormat()
  const before = listing?.labels ?? []
  const [labels, setChosen] = useState(() => before.filter(isStaffLabel))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = LABELS_REASON_LENGTH
  const length = reason.trim().length
  const isReasonWrong = length < min || length > max
  const isSame = STAFF_LABELS.every((label) => labels.includes(label) === before.includes(label))
  const own = before.filter((label) => !isStaffLabel(label))
  const saving = useOnce({
    send: (change: { groupId: string; labels: Tag[]; reason: string }, idempotencyKey) =>
      setLabels(change, idempotencyKey),
    onDone: () => {
      showToast({ text: t('labelsSaved', { name: listing?.name ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (listing && !isReasonWrong && !isSame) saving.run({ groupId: listing.groupId, labels, reason })
  }
  return (
    <AnswerDialog
      opened={listing !== null}
      onClose={onClose}
      busy={saving.busy}
      onSubmit={submit}
      title={t('labelsTitle', { name: listing?.name ?? '' })}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      submit={t('labelsSave')}
      cancel={t('cancel')}
      error={saving.error}
      failure={!saving.error && tried && isSame ? t('labelsSame') : undefined}
    >
      <div className={classes.form}>
        <fieldset className={classes.labels}>
          <legend>{t('labelsLegend')}</legend>
          {STAFF_LABELS.map((label) => (
            <CheckField
              key={label}
              label={tagText(label)}
              checked={labels.includes(label)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked ? [...labels, label] : labels.filter((one) => one !== label),
                )
              }
            />
          ))}
        </fieldset>
        <p>
          <strong>{t('labelsOwn')}</strong>
          <br />
          {own.length > 0 ? format.list(own.map(tagText)) : t('noLabels')}
          <br />
          <small>{t('labelsOwnHint')}</small>
        </p>
        <TextareaField
          label={t('labelsReason')}
          description={t('labelsReasonHint', { min })}
          value={reason}
          rows={3}
          maxLength={max}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={tried && isReasonWrong && t('labelsReasonMissing', { min, max })}
        />
      </div>
    </AnswerDialog>
  )
}
