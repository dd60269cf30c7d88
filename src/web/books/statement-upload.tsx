import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BANK_STATEMENT_MAX_BYTES } from '../../domain/kernel/constants.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { FileField } from '../ui/file-field.tsx'
import { statementOptions, uploadStatement } from './books-queries.ts'
import classes from './books-page.module.css'

/** A file of bank statements to hand in, why it was refused, and what became of its lines. */
export function StatementUpload() {
  const t = useTranslations('books.upload')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const [file, setFile] = useState<File | null>(null)
  const problemText = useProblemText()
  const sending = useOnce({
    send: uploadStatement,
    onDone: (statement) => {
      setFile(null)
      setSearch({ statement, lines: undefined, page: undefined }, { replace: true })
    },
  })
  const isTooLarge = file !== null && file.size > BANK_STATEMENT_MAX_BYTES
  const problem = isTooLarge ? t('problems.large') : problemText(sending.error)
  return (
    <Card className={classes.upload}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (file && !isTooLarge) sending.run(file)
        }}
      >
        <FileField
          label={t('file')}
          prompt={t('prompt')}
          hint={t('hint')}
          accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
          icons={{ empty: IconFileUpload, chosen: IconFileCheck }}
          file={file}
          onChange={setFile}
          error={problem}
        />
        {sending.error && !problem && <ErrorPanel message={errorMessage(errors, sending.error)} />}
        <div className={classes.buttons}>
          <Button type="submit" variant="primary" busy={sending.busy} disabled={!file || isTooLarge}>
            {t('submit')}
          </Button>
        </div>
      </form>
      {search.statement && <StatementResult statementId={search.statement} />}
    </Card>
  )
}

/** Says what is wrong with a file, where, and what is missing. */
function useProblemText(): (error: Error | null) => string | undefined {
  const t = useTranslations('books.upload')
  const format = useFormat()
  return (error) => {
    if (!(error instanceof ValidationError)) return undefined
    const { file: key = '', line = '', missing = '' } = error.fields
    const problem = key.split('.').at(-1) ?? ''
    const columns = missing.split(' ').filter((column) => t.has(`columns.${column}`))
    const values = { line, columns: format.list(columns.map((column) => t(`columns.${column}`))) }
    return t.has(`problems.${problem}`) ? t(`problems.${problem}`, values) : t('problems.unknown')
  }
}

function StatementResult({ statementId }: { statementId: string }) {
  const t = useTranslations('books.upload')
  const { data } = useQuery(statementOptions(statementId))
  if (!data) return null
  const counts = [
    ['known', data.knownLines],
    ['booked', data.bookedLines],
    ['beingBooked', data.linesBeingBooked],
    ['toDecide', data.linesToDecide],
    ['unknown', data.unknownLines],
    ['ignored', data.ignoredLines],
    ['announced', data.announcedLines],
  ] as const
  return (
    <div role="status" className={classes.result}>
      <strong>{t('result', { name: data.fileName })}</strong>
      <ul className={classes.counts}>
        <li>{t('counts.new', { count: data.newLines })}</li>
        {counts.map(([key, count]) => count > 0 && <li key={key}>{t(`counts.${key}`, { count })}</li>)}
      </ul>
    </div>
  )
}
