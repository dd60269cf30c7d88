import { IconArrowLeft, IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CSV_MAX_BYTES, CSV_MAX_LENGTH } from '../../domain/kernel/constants.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { decodeText, type Encoding, isWorkbook, recognizeEncoding } from '../shared/read-text-file.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FileField } from '../ui/file-field.tsx'
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
import classes from './stay-import.module.css'

interface ChosenFile {
  id: string
  file: File
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding
}

/** Fetches what was imported before. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(stayImportsQuery)

/** Brings stays from another program: a file, how it is understood, what it would do, and what was brought before. */
export function StayImportPage() {
  const t = useTranslations('stayImport')
  const [chosen, setChosen] = useState<ChosenFile | null>(null)
  const [problem, setProblem] = useState<'tooLarge' | 'workbook' | null>(null)
  const choose = async (file: File | null) => {
    setChosen(null)
    setProblem(null)
    if (!file) return
    if (file.size > CSV_MAX_BYTES) return setProblem('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes)) return setProblem('workbook')
    setChosen({ id: crypto.randomUUID(), file, bytes, encoding: recognizeEncoding(bytes) })
  }
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={
        <PageLink page="bookings" className={classes.back}>
          <IconArrowLeft size={17} aria-hidden />
          {t('back')}
        </PageLink>
      }
    >
      <div className={classes.column}>
        <FileField
          label={t('file')}
          prompt={t('drop')}
          hint={t('hint')}
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
          icons={{ empty: IconFileUpload, chosen: IconFileCheck }}
          file={chosen?.file ?? null}
          onChange={(file) => void choose(file)}
          error={problem ? t(problem) : undefined}
        />
        {chosen && (
          <OpenFile
            key={chosen.id}
            chosen={chosen}
            onEncoding={(encoding) => setChosen({ ...chosen, encoding })}
            onDone={() => setChosen(null)}
          />
        )}
        <PastImports />
      </div>
    </Page>
  )
}

function OpenFile(props: {
  chosen: ChosenFile
  onEncoding: (encoding: Encoding) => void
  onDone: () => void
}) {
  const { chosen, onDone } = props
  const t = useTranslations('stayImport')
  const errors = useTranslations('errors')
  const [said, setSaid] = useState<SaidOfFile>({})
  const csv = decodeText(chosen.bytes, chosen.encoding)
  const file = { csv, ...said }
  const isTooLong = csv.length > CSV_MAX_LENGTH
  const query = useQuery(staysDryRunQuery(`${chosen.id} ${chosen.encoding}`, isTooLong ? null : file))
  const importing = useOnce({
    send: (seen: string, idempotencyKey) => sendStays(file, seen, idempotencyKey),
    onDone: (done) => {
      showToast({ text: t('done', done) })
      onDone()
    },
  })
  if (isTooLong) return <ErrorPanel message={t('tooLarge')} />
  if (query.error)
    return <ErrorPanel message={errorMessage(errors, query.error)} onRetry={() => void query.refetch()} />
  const plan = query.data
  if (!plan) return <Bone width="70%" />
  const reason = whyNot(plan, t)
  return (
    <form
      className={classes.column}
      aria-busy={query.isPlaceholderData}
      onSubmit={(event) => {
        event.preventDefault()
        if (!reason && !query.isPlaceholderData) importing.run(plan.seen)
      }}
    >
      {plan.problem && plan.problem !== 'COLUMNS_MISSING' && (
        <ErrorPanel message={t(`problem.${plan.problem}`)} />
      )}
      <StaysMapping
        plan={plan}
        said={said}
        encoding={chosen.encoding}
        onEncoding={props.onEncoding}
        onChange={(changes) => setSaid({ ...said, ...changes })}
      />
      {!plan.problem && <ImportPreview plan={plan} />}
      {importing.error && <ErrorPanel message={errorMessage(errors, importing.error)} />}
      <div className={classes.actions}>
        <Button
          type="submit"
          variant={plan.declined.length > 0 ? 'danger-filled' : 'primary'}
          busy={importing.busy}
          disabled={reason !== null}
          {...(reason && { reason })}
        >
          {plan.declined.length > 0
            ? t('submitDeclining', { count: plan.declined.length })
            : t('submit', { count: countOf(plan) })}
        </Button>
        <Button onClick={onDone} disabled={importing.busy}>
          {t('leave')}
        </Button>
      </div>
    </form>
  )
}

/** How many stays an import would write. */
function countOf({ counts }: StaysPlan): number {
  return counts
    .filter(({ outcome }) => outcome === 'ADD' || outcome === 'CHANGE' || outcome === 'FREE')
    .reduce((sum, { lines }) => sum + lines, 0)
}

function whyNot(plan: StaysPlan, t: (key: 'notRead' | 'columnsFirst' | 'nothing') => string): string | null {
  if (plan.problem === 'COLUMNS_MISSING') return t('columnsFirst')
  if (plan.problem) return t('notRead')
  return countOf(plan) === 0 ? t('nothing') : null
}
