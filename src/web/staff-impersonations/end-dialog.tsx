import { useTranslations } from 'use-intl'
import { IMPERSONATION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useViewer } from '../shared/viewer.ts'
import { showToast } from '../ui/toast-store.ts'
import { endStaffImpersonation, type StaffImpersonation } from './impersonations-queries.ts'

/** Ends that somebody acts as a landlord: the own acting at a word, that of others with a reason. */
export function EndDialog(props: { impersonation: StaffImpersonation | null; onClose: () => void }) {
  const { impersonation } = props
  const t = useTranslations('staffImpersonations')
  const names = { actor: impersonation?.actorName ?? '', landlord: impersonation?.landlordName ?? '' }
  const impersonationId = impersonation?._id ?? ''
  const isOwn = impersonation?.actorId === useViewer()?.id
  return isOwn ? (
    <OwnDialog impersonationId={impersonationId} names={names} onClose={props.onClose} />
  ) : (
    <ReasonDialog
      opened={impersonation !== null}
      onClose={props.onClose}
      title={t('endTitle', names)}
      description={t('endWhat', names)}
      variant="danger-filled"
      submit={t('endSubmit')}
      length={IMPERSONATION_REASON_LENGTH}
      words={{ hint: t('reasonHint', IMPERSONATION_REASON_LENGTH) }}
      send={(reason, key) => endStaffImpersonation({ impersonationId, reason }, key)}
      done={t('endDone', names)}
    />
  )
}

function OwnDialog(props: {
  impersonationId: string
  names: { actor: string; landlord: string }
  onClose: () => void
}) {
  const { impersonationId, names, onClose } = props
  const t = useTranslations('staffImpersonations')
  const end = useOnce({
    send: endStaffImpersonation,
    onDone: () => {
      showToast({ text: t('endDone', names), tone: 'success' })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      title={t('endOwnTitle', names)}
      submit={t('endSubmit')}
      cancel={t('cancel')}
      busy={end.busy}
      error={end.error}
      onSubmit={() => end.run({ impersonationId, reason: null })}
    >
      <p>{t('endOwnWhat', names)}</p>
    </AnswerDialog>
  )
}
