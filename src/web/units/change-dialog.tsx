import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { PlanView } from './plan-view.tsx'
import type { UnitChange } from './unit-edits.ts'
import { changesDryRunQuery } from './unit-queries.ts'
import { useApplyChanges } from './use-apply-changes.ts'

/** Shows what a change in the table would mean for others before it is made. */
export function ChangeDialog(props: {
  groupId: string
  changes: readonly UnitChange[] | null
  /** Of the rents. */
  currency: string | undefined
  onClose: () => void
}) {
  const { groupId, changes, onClose } = props
  const t = useTranslations('units')
  const query = useQuery({ ...changesDryRunQuery(groupId, changes ?? []), enabled: changes !== null })
  const { apply, progress, error } = useApplyChanges(groupId)
  const plan = query.data
  const submit = async () => {
    if (changes && plan && (await apply(changes, plan.fingerprint))) onClose()
  }
  return (
    <AnswerDialog
      opened={changes !== null}
      onClose={onClose}
      busy={progress !== null}
      title={t('consequences')}
      onSubmit={() => void submit()}
      submit={t('changeAnyway')}
      variant="danger-filled"
      disabled={!plan || plan.problems.length > 0}
      cancel={t('keep')}
      compact
      error={error ?? query.error}
    >
      {plan ? <PlanView plan={plan} currency={props.currency} /> : !query.error && <Bone width="70%" />}
    </AnswerDialog>
  )
}
