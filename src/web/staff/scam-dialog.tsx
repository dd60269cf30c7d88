import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { TextareaField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { takeOffAsScam, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'

/** Takes a listing off as a scam: what makes somebody sure of it, what follows, then does it. */
export function ScamDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const [explanation, setExplanation] = useState('')
  const [tried, setTried] = useState(false)
  const isMissing = explanation.trim() === ''
  const taking = useOnce({
    send: (text: string, idempotencyKey) => takeOffAsScam(listing?.groupId ?? '', text, idempotencyKey),
    onDone: () => {
      showToast({ text: t('taken', { name: listing?.name ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (listing && !isMissing) taking.run(explanation)
  }
  return (
    <AnswerDialog
      opened={listing !== null}
      onClose={onClose}
      busy={taking.busy}
      onSubmit={submit}
      title={t('scamTitle', { name: listing?.name ?? '' })}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      submit={t('scam')}
      variant="danger-filled"
      cancel={t('cancel')}
      error={taking.error}
    >
      <div className={classes.form}>
        <ul className={classes.points}>
          <li>{t('scamWhat')}</li>
          <li>{t('whatLandlord', { name: listing?.landlordName ?? '' })}</li>
        </ul>
        <TextareaField
          label={t('scamWhy')}
          description={t('scamHint')}
          value={explanation}
          rows={3}
          maxLength={EXPLANATION_MAX_LENGTH}
          onChange={(event) => setExplanation(event.currentTarget.value)}
          error={tried && isMissing && t('scamMissing')}
        />
      </div>
    </AnswerDialog>
  )
}
