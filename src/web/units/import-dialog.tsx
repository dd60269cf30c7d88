import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CSV_MAX_BYTES, CSV_MAX_LENGTH } from '../../domain/kernel/constants.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { useOnce } from '../shared/use-once.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { PlanView } from './plan-view.tsx'
import { type ReadFile, readTextFile } from '../shared/read-text-file.ts'
import { sendImport } from './unit-mutations.ts'
import { csvDryRunQuery } from './unit-queries.ts'
import { useApplyChanges } from './use-apply-changes.ts'
import classes from './units.module.css'

/** Reads a file of units, shows what it would change, and imports it as shown. */
export function ImportDialog(props: { groupId: string; opened: boolean; onClose: () => void }) {
  const { groupId, opened, onClose } = props
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const [file, setFile] = useState<ReadFile | null>(null)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const query = useQuery({ ...csvDryRunQuery(groupId, file), enabled: opened && file !== null })
  const { undo } = useApplyChanges(groupId)
  const close = () => {
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
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = chosen.size > CSV_MAX_BYTES ? null : await readTextFile(chosen)
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
        <label className={classes.file}>
          <span>{t('file')}</span>
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv"
            data-autofocus
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
        {isTooLarge && <ErrorPanel message={t('problem.csvTooLong')} />}
        {file === null && <p className={classes.hint}>{t('importHint')}</p>}
        {file !== null && !plan && !error && <Bone width="70%" />}
        {plan && <PlanView plan={plan} />}
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
