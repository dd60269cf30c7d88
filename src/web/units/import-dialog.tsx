import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CSV_MAX_BYTES, CSV_MAX_LENGTH } from '../../domain/kernel/constants.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FileField } from '../ui/file-field.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { PlanView } from './plan-view.tsx'
import { type ReadFile, readTextFile } from '../shared/read-text-file.ts'
import { sendImport } from './unit-mutations.ts'
import { csvDryRunQuery } from './unit-queries.ts'
import { useApplyChanges } from './use-apply-changes.ts'
import classes from './units.module.css'

/** Reads a file of units, shows what it would change, and imports it as shown. */
export function ImportDialog(props: {
  groupId: string
  /** Of the rents. */
  currency: string | undefined
  opened: boolean
  onClose: () => void
}) {
  const { groupId, opened, onClose } = props
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const [chosen, setChosen] = useState<File | null>(null)
  const [file, setFile] = useState<ReadFile | null>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const query = useQuery({ ...csvDryRunQuery(groupId, file), enabled: opened && file !== null })
  const { undo } = useApplyChanges(groupId)
  const close = () => {
    setChosen(null)
    setFile(null)
    setIsTooLarge(false)
    onClose()
  }
  const importing = useOnce({
    send: (seen: string, idempotencyKey) =>
      sendImport({ groupId, csv: file?.text ?? '', seen, idempotencyKey }),
    onDone: ({ addedIds, changed }) => {
      showToast({
        text: t('imported', { added: addedIds.length, changed: changed.length }),
        ...(changed.length > 0 && { action: { label: t('undoChanges'), run: () => void undo(changed) } }),
      })
      close()
    },
  })
  const choose = async (next: File | null) => {
    if (!next) return
    setChosen(next)
    const read = next.size > CSV_MAX_BYTES ? null : await readTextFile(next)
    const fits = read !== null && read.text.length <= CSV_MAX_LENGTH
    setIsTooLarge(!fits)
    setFile(fits ? read : null)
  }
  const plan = file === null ? undefined : query.data
  const nothing = plan && plan.added.length + plan.changed.length === 0
  const error = importing.error ?? query.error
  return (
    <AnswerDialog
      opened={opened}
      onClose={close}
      busy={importing.busy}
      onSubmit={() => plan && importing.run(plan.fingerprint)}
      size="large"
      title={t('importTitle')}
      description={t('importText')}
      submit={t('importSubmit')}
      variant={plan && plan.unserved.length > 0 ? 'danger-filled' : 'primary'}
      disabled={!plan || nothing || plan.problems.length > 0}
      cancel={t('cancel')}
      compact
    >
      <div className={classes.form}>
        <FileField
          label={t('file')}
          prompt={t('chooseFile')}
          hint={t('importHint')}
          accept=".csv,.txt,.tsv,text/csv"
          data-autofocus
          file={chosen}
          onChange={(next) => void choose(next)}
          error={isTooLarge ? t('problem.csvTooLong') : undefined}
        />
        {file !== null && !plan && !error && <Bone width="70%" />}
        {plan && <PlanView plan={plan} currency={props.currency} />}
        {error && (
          <ErrorPanel
            message={errorMessage(errors, error)}
            onRetry={() => {
              void query.refetch()
            }}
          />
        )}
      </div>
    </AnswerDialog>
  )
}
