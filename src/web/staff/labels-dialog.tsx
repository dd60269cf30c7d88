import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Tag } from '../../domain/catalogue/flags.ts'
import { isLandlordLabel, labelsSetBy } from '../../domain/listings/listing-labels.ts'
import { LABELS_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { useViewer } from '../shared/viewer.ts'
import { CheckField, TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { setLabels, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'

/** The labels of a listing: those that the viewer's permissions are for to be set with a reason, the others to be seen. */
export function LabelsDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const tagText = useCatalogueText('catalogue.tag')
  const format = useFormat()
  const before = listing?.labels ?? []
  const settable = labelsSetBy(useViewer()?.permissions ?? [])
  const [labels, setChosen] = useState(() => before.filter((label) => settable.includes(label)))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { min, max } = LABELS_REASON_LENGTH
  const length = reason.trim().length
  const isReasonWrong = length < min || length > max
  const isSame = settable.every((label) => labels.includes(label) === before.includes(label))
  const others = before.filter((label) => !settable.includes(label))
  const parts = [
    { legend: t('labelsLegend'), hint: null, tags: settable.filter((label) => !isLandlordLabel(label)) },
    { legend: t('preferences'), hint: t('preferencesHint'), tags: settable.filter(isLandlordLabel) },
  ]
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
        {parts.map(
          ({ legend, hint, tags }) =>
            tags.length > 0 && (
              <fieldset key={legend} className={classes.labels}>
                <legend>{legend}</legend>
                {tags.map((label) => (
                  <CheckField
                    key={label}
                    label={tagText(label)}
                    checked={labels.includes(label)}
                    onChange={(event) =>
                      setChosen(
                        event.currentTarget.checked
                          ? [...labels, label]
                          : labels.filter((one) => one !== label),
                      )
                    }
                  />
                ))}
                {hint && <small>{hint}</small>}
              </fieldset>
            ),
        )}
        <p>
          <strong>{t('otherLabels')}</strong>
          <br />
          {others.length > 0 ? format.list(others.map(tagText)) : t('noLabels')}
          <br />
          <small>{t('otherHint')}</small>
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
