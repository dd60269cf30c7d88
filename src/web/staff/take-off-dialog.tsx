import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import {
  checkUnpublishDraft,
  emptyUnpublishDraft,
  toUnpublishInput,
  type UnpublishDraft,
} from '../shared/publishing/unpublish-draft.ts'
import { UnpublishFields } from '../shared/publishing/unpublish-fields.tsx'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { takeOff, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'
import { utcToday } from '../shared/today.ts'

/** Takes a listing out for sales: why, what that means to its landlord and to those who asked, then does it. */
export function TakeOffDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const today = utcToday()
  const [draft, setDraft] = useState(() => emptyUnpublishDraft(today, 'SALES'))
  const [tried, setTried] = useState(false)
  const problems = checkUnpublishDraft(draft, today)
  const taking = useOnce({
    send: (sent: UnpublishDraft, idempotencyKey) =>
      takeOff(listing?.groupId ?? '', toUnpublishInput(sent), idempotencyKey),
    onDone: () => {
      showToast({ text: t('taken', { name: listing?.name ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length === 0) taking.run(draft)
  }
  return (
    <AnswerDialog
      opened={listing !== null}
      onClose={onClose}
      busy={taking.busy}
      onSubmit={submit}
      title={t('takeOffTitle', { name: listing?.name ?? '' })}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      submit={t('takeOff')}
      variant="danger-filled"
      cancel={t('cancel')}
      error={taking.error}
    >
      <div className={classes.form}>
        <UnpublishFields
          draft={draft}
          problems={tried ? problems : {}}
          today={today}
          onChange={(changes) => setDraft({ ...draft, ...changes })}
        />
        <ul className={classes.points}>
          <li>{t('whatLandlord', { name: listing?.landlordName ?? '' })}</li>
          <li>{t('whatTenants')}</li>
          <li>{t('whatStays')}</li>
        </ul>
      </div>
    </AnswerDialog>
  )
}
