import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { PlanView } from './plan-view.tsx'
import type { UnitChange } from './unit-edits.ts'
import { changesDryRunQuery } from './unit-queries.ts'
import { useApplyChanges } from './use-apply-changes.ts'

/** Shows what a change in the table would mean for others before it is made. */
export function ChangeDialog(props: {
  groupId: string
  changes: readonly UnitChange[] | null
  onClose: () => void
}) {
  const { groupId, changes, onClose } = props
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const query = useQuery({ ...changesDryRunQuery(groupId, changes ?? []), enabled: changes !== null })
  const { apply, progress, error } = useApplyChanges(groupId)
  const plan = query.data
  const submit = async () => {
    if (changes && plan && (await apply(changes, plan.fingerprint))) onClose()
  }
  return (
    <AdaptiveDialog
      opened={changes !== null}
      onClose={onClose}
      busy={progress !== null}
      title={t('consequences')}
      footer={
        <>
          <Button
            variant="danger-filled"
            busy={progress !== null}
            disabled={!plan || plan.problems.length > 0}
            onClick={() => void submit()}
          >
            {t('changeAnyway')}
          </Button>
          <Button onClick={onClose}>{t('keep')}</Button>
        </>
      }
    >
      {plan ? <PlanView plan={plan} /> : !query.error && <Bone width="70%" />}
      {(error ?? query.error) && <ErrorPanel message={errorMessage(errors, error ?? query.error)} />}
    </AdaptiveDialog>
  )
}
