import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import classes from '../shared/table-file/table-file.module.css'
import { type OpenTable, TableFileField } from '../shared/table-file/table-file-field.tsx'
import { TableImportForm } from '../shared/table-file/table-import-form.tsx'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { homesDryRunQuery, type SaidOfHomes, sendHomes } from './home-import-queries.ts'
import { HomesMapping } from './homes-mapping.tsx'
import { HomesPreview } from './homes-preview.tsx'

/** Begins listings from a table of another program: a file, how it is understood, and what it would do. */
export function HomeImportPage() {
  const t = useTranslations('homeImport')
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="createListing">{t('back')}</PageLink>}>
      <div className={classes.column}>
        <TableFileField hint={t('hint')} tooLarge={t('tooLarge')}>
          {(table) => <OpenHomes key={table.id} table={table} />}
        </TableFileField>
      </div>
    </Page>
  )
}

function OpenHomes({ table }: { table: OpenTable }) {
  const t = useTranslations('homeImport')
  const errors = useTranslations('errors')
  const navigate = usePageNavigate()
  const queryClient = useQueryClient()
  const [said, setSaid] = useState<SaidOfHomes>({ country: 'DE' })
  const file = { csv: table.csv, ...said }
  const query = useQuery(homesDryRunQuery(`${table.id} ${table.encoding}`, file))
  const importing = useOnce({
    send: (seen: string, idempotencyKey) => sendHomes(file, seen, idempotencyKey),
    onDone: (added) => {
      showToast({ text: t('done', { count: added }) })
      void queryClient.invalidateQueries()
      void navigate('homepage', {})
    },
  })
  if (query.error)
    return <ErrorPanel message={errorMessage(errors, query.error)} onRetry={() => void query.refetch()} />
  const plan = query.data
  if (!plan) return <Bone width="70%" />
  const count = plan.counts.find(({ outcome }) => outcome === 'ADD')?.lines ?? 0
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
      submit={t('submit', { count })}
    >
      <HomesMapping
        plan={plan}
        said={said}
        table={table}
        onChange={(changes) => setSaid({ ...said, ...changes })}
      />
      {!plan.problem && <HomesPreview plan={plan} />}
    </TableImportForm>
  )
}
