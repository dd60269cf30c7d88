import { useTranslations } from 'use-intl'
import { parseDay } from '../../domain/kernel/day.ts'
import { lastDayLeft } from '../../domain/rentals/stays/shorter-stay.ts'
import { useFormat } from '../shared/format.ts'
import { QuestionDialog } from '../shared/question-dialog.tsx'
import { type StayProposal, withdrawProposal } from './stay-proposal-queries.ts'

/** Asks before an offer about a stay is taken back. */
export function WithdrawProposalDialog(props: { proposal: StayProposal; name: string; onClose: () => void }) {
  const { proposal, name, onClose } = props
  const t = useTranslations('bookingChanges.withdrawing')
  const format = useFormat()
  return (
    <QuestionDialog
      title={t('title')}
      text={
        proposal.kind === 'MOVE'
          ? t('textMove', {
              name,
              day: format.day(proposal.from, 'long'),
              unit: proposal.unitName ?? '',
            })
          : proposal.kind === 'LONGER'
            ? t('text', { name, day: format.day(proposal.to, 'long') })
            : t('textShorter', {
                name,
                day: format.day(lastDayLeft({ from: parseDay(proposal.from) }), 'long'),
              })
      }
      submit={t('submit')}
      cancel={t('cancel')}
      send={(key) => withdrawProposal(proposal._id, key)}
      done={t('done')}
      onClose={onClose}
    />
  )
}
