import { useTranslations } from 'use-intl'
import { addDays, parseDay } from '../../domain/kernel/day.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { type StayProposal, withdrawProposal } from './stay-proposal-queries.ts'

/** Asks before an offer about the last day is taken back. */
export function WithdrawProposalDialog(props: { proposal: StayProposal; name: string; onClose: () => void }) {
  const { proposal, name, onClose } = props
  const t = useTranslations('bookingChanges.withdrawing')
  const format = useFormat()
  const once = useOnce({
    send: (proposalId: string, key) => withdrawProposal(proposalId, key),
    onDone: () => {
      showToast({ text: t('done') })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened
      onClose={onClose}
      busy={once.busy}
      title={t('title')}
      description={
        proposal.kind === 'LONGER'
          ? t('text', { name, day: format.day(proposal.to, 'long') })
          : t('textShorter', { name, day: format.day(addDays(parseDay(proposal.from), -1), 'long') })
      }
      onSubmit={() => once.run(proposal._id)}
      submit={t('submit')}
      cancel={t('cancel')}
      focus="cancel"
      compact
      error={once.error}
    >
      {null}
    </AnswerDialog>
  )
}
