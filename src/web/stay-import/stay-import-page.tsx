import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { type OpenTable, TableFileField } from '../shared/table-file/table-file-field.tsx'
import { TableImportForm } from '../shared/table-file/table-import-form.tsx'
import { useOnce } from '../shared/use-once.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ImportPreview } from './import-preview.tsx'
import { PastImports } from './past-imports.tsx'
import {
  type SaidOfFile,
  sendStays,
  stayImportsQuery,
  staysDryRunQuery,
  type StaysPlan,
} from './stay-import-queries.ts'
import { StaysMapping } from './stays-mapping.tsx'
import classes from '../shared/table-file/table-file.module.css'

/** Fetches what was imported before. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(stayImportsQuery)

/** Brings stays from another program: a file, how it is understood, what it would do, and what was brought before. */
export function StayImportPage() {
  const t = useTranslations('stayImport')
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="bookings">{t('back')}</PageLink>}>
      <div className={classes.column}>
        <TableFileField hint={t('hint')} tooLarge={t('tooLarge')}>
          {(table) => <OpenFile key={table.id} table={table} />}
        </TableFileField>
        <PastImports />
      </div>
    </Page>
  )
}

function OpenFile({ table }: { table: OpenTable }) {
  const t = useTranslations('stayImport')
  const errors = useTranslations('errors')
  const [said, setSaid] = useState<SaidOfFile>({})
  const file = { csv: table.csv, ...said }
  const query = useQuery(staysDryRunQuery(`${table.id} ${table.encoding}`, file))
  const importing = useOnce({
    send: (seen: string, idempotencyKey) => sendStays(file, seen, idempotencyKey),
    onDone: (done) => {
      showToast({ text: t('done', done) })
      table.close()
    },
  })
  if (query.error)
    return <ErrorPanel message={errorMessage(errors, query.error)} onRetry={() => void query.refetch()} />
  const plan = query.data
  if (!plan) return <Bone width="70%" />
  const count = countOf(plan)
  const declined = plan.declined.length
  return (
    <TableImportForm
      table={table}
      problem={plan.problem}
      problemWords={{
        TOO_LONG: t('tooLarge'),
        EMPTY: t('problem.EMPTY'),
        TOO_MANY: t('problem.TOO_MANY'),
      }}
      count={count}
      isLooking={query.isPlaceholderData}
      importing={{ ...importing, run: () => importing.run(plan.seen) }}
      submit={declined > 0 ? t('submitDeclining', { count: declined }) : t('submit', { count })}
      isHarmful={declined > 0}
    >
      <StaysMapping
        plan={plan}
        said={said}
        table={table}
        onChange={(changes) => setSaid({ ...said, ...changes })}
      />
      {!plan.problem && <ImportPreview plan={plan} />}
    </TableImportForm>
  )
}

/** How many stays an import would write. */
function countOf({ counts }: StaysPlan): number {
  return counts
    .filter(({ outcome }) => outcome === 'ADD' || outcome === 'CHANGE' || outcome === 'FREE')
    .reduce((sum, { lines }) => sum + lines, 0)
}
