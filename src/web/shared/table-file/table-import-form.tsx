import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { TableProblem } from '../../gen/graphql.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { errorMessage } from '../error-message.ts'
import classes from './table-file.module.css'
import type { OpenTable } from './table-file-field.tsx'

/** The form in which an open table is imported: why it can't be read, how it is understood and what it would do, and the order. */
export function TableImportForm(props: {
  table: OpenTable
  problem: TableProblem | null
  /** What makes a table of this kind too large or empty, in words. */
  problemWords: Record<Exclude<TableProblem, 'BROKEN' | 'COLUMNS_MISSING'>, string>
  /** How many lines would be imported. */
  count: number
  /** What is shown is of what was said before; the next answer is on its way. */
  isLooking: boolean
  importing: { busy: boolean; error: Error | null; run: () => void }
  submit: string
  isHarmful?: boolean
  children: ReactNode
}) {
  const { table, problem, importing } = props
  const t = useTranslations('tableFile')
  const errors = useTranslations('errors')
  const reason = whyNot(problem, props.count)
  return (
    <form
      className={classes.column}
      aria-busy={props.isLooking}
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason) importing.run()
      }}
    >
      {problem && problem !== 'COLUMNS_MISSING' && (
        <ErrorPanel message={problem === 'BROKEN' ? t('broken') : props.problemWords[problem]} />
      )}
      {props.children}
      {importing.error && <ErrorPanel message={errorMessage(errors, importing.error)} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant={props.isHarmful ? 'danger-filled' : 'primary'}
          busy={importing.busy || props.isLooking}
          disabled={reason !== null}
          {...(reason && { reason: t(reason) })}
        >
          {props.submit}
        </Button>
        <Button onClick={table.close} disabled={importing.busy}>
          {t('leave')}
        </Button>
      </div>
    </form>
  )
}

function whyNot(problem: TableProblem | null, count: number): 'columnsFirst' | 'notRead' | 'nothing' | null {
  if (problem === 'COLUMNS_MISSING') return 'columnsFirst'
  if (problem) return 'notRead'
  return count === 0 ? 'nothing' : null
}
