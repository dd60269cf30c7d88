import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useOnce } from '../shared/use-once.ts'
import { CheckField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { agreeToHandover, type ShownHandover, withdrawHandover } from './handover-queries.ts'

interface DialogProps {
  handover: ShownHandover
  opened: boolean
  onClose: () => void
}

/** The word of one of the two: taking over, or handing over for good. Nothing is ticked beforehand. */
export function HandoverAgreeDialog({ handover, seen, opened, onClose }: DialogProps & { seen: string }) {
  const { _id: handoverId, isOwn, landlordName } = handover
  const t = useTranslations('handover')
  const side = isOwn ? 'own' : 'other'
  const [isRead, setRead] = useState(false)
  const fresh = useFreshLogin()
  const said = { landlordName, receiverName: handover.receiverName ?? handover.receiverEmail }
  const agree = useOnce({
    send: (_: null, key) => agreeToHandover({ handoverId, seen, isOwn }, key),
    onDone: () => {
      showToast({ text: t(`${side}.agreed`, said), tone: 'success' })
      onClose()
    },
    onFailed: (error) => fresh.retryFresh(error, () => agree.run(null)),
  })
  return (
    <>
      <AnswerDialog
        opened={opened}
        onClose={onClose}
        busy={agree.busy}
        onSubmit={() => agree.run(null)}
        title={t(`${side}.agreeTitle`, said)}
        description={t(`${side}.agreeWhat`, said)}
        submit={t(`${side}.agree`)}
        variant={isOwn ? 'danger-filled' : 'primary'}
        disabled={!isRead}
        reason={isRead ? undefined : t('tick')}
        cancel={t('cancel')}
        focus="cancel"
        error={wantsPassword(agree.error) ? null : agree.error}
      >
        <CheckField
          label={t(`${side}.read`)}
          checked={isRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
      </AnswerDialog>
      {fresh.question}
    </>
  )
}

/** Takes back what was offered or confirmed; nothing has changed then. */
export function HandoverWithdrawDialog({ handover, opened, onClose }: DialogProps) {
  const { _id: id, isOwn, landlordName } = handover
  const t = useTranslations('handover')
  const side = isOwn ? 'own' : 'other'
  const said = { landlordName, receiverName: handover.receiverName ?? handover.receiverEmail }
  return (
    <QuestionDialog
      opened={opened}
      title={t(`${side}.withdrawTitle`)}
      text={t(`${side}.withdrawWhat`, said)}
      submit={t(`${side}.withdraw`)}
      cancel={t('cancel')}
      send={(key) => withdrawHandover(id, key)}
      done={t(`${side}.withdrawn`)}
      onClose={onClose}
    />
  )
}
