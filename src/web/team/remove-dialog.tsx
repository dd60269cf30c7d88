import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { showToast } from '../ui/toast-store.ts'
import { nameOf } from './member-row.tsx'
import { type TeamMember, useRemoveMember } from './team-queries.ts'

/** Says what taking somebody out of the team does, then does it. */
export function RemoveDialog(props: { member: TeamMember | null; onClose: () => void }) {
  const t = useTranslations('team')
  const remove = useRemoveMember(props.member?._id ?? '')
  const name = props.member ? nameOf(props.member) : ''
  const isOpen = props.member?.status === 'INVITED'
  const submit = () => {
    if (!props.member) return
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: isOpen ? t('withdrawn', { name }) : t('removed', { name }) })
        props.onClose()
      },
    })
  }
  return (
    <AnswerDialog
      opened={props.member !== null}
      onClose={props.onClose}
      busy={remove.isPending}
      onSubmit={submit}
      size="small"
      title={isOpen ? t('withdrawOf', { name }) : t('removeOf', { name })}
      submit={isOpen ? t('withdraw') : t('remove')}
      variant="danger-filled"
      cancel={t('cancel')}
      focus="cancel"
      error={remove.error}
    >
      <p>{isOpen ? t('withdrawWhat') : t('removeWhat', { name })}</p>
    </AnswerDialog>
  )
}
