import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { showToast } from '../ui/toast-store.ts'
import { nameOf, WORDS } from './member-row.tsx'
import { type TeamMember, useRemoveMember } from './team-queries.ts'

/** Says what taking somebody out of the team does, then does it. */
export function RemoveDialog(props: { member: TeamMember | null; onClose: () => void }) {
  const t = useTranslations('team')
  const remove = useRemoveMember(props.member?._id ?? '')
  const name = props.member ? nameOf(props.member) : ''
  const words = WORDS[props.member?.status ?? 'ACTIVE']
  const submit = () => {
    if (!props.member) return
    remove.mutate(undefined, {
      onSuccess: () => {
        showToast({ text: t(words.done, { name }) })
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
      title={t(words.removeOf, { name })}
      submit={t(words.remove)}
      variant="danger-filled"
      cancel={t('cancel')}
      focus="cancel"
      error={remove.error}
    >
      <p>{t(words.what, { name })}</p>
    </AnswerDialog>
  )
}
