import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CSV_MAX_BYTES, CSV_MAX_LENGTH } from '../../../domain/kernel/constants.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FileField } from '../../ui/file-field.tsx'
import { decodeText, type Encoding, isWorkbook, recognizeEncoding } from '../read-text-file.ts'

/** A table that somebody has chosen, in the alphabet that it shows or they say. */
export interface OpenTable {
  /** Another one for each file. */
  id: string
  csv: string
  encoding: Encoding
  setEncoding: (encoding: Encoding) => void
  /** It is done with, or left. */
  close: () => void
}

interface ChosenFile {
  id: string
  file: File
  bytes: Uint8Array<ArrayBuffer>
  encoding: Encoding
}

/** Opens a table of another program; what isn't one, or is too large, is told and not opened. */
export function TableFileField(props: {
  hint: string
  tooLarge: string
  children: (table: OpenTable) => ReactNode
}) {
  const t = useTranslations('tableFile')
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
  const csv = chosen && decodeText(chosen.bytes, chosen.encoding)
  return (
    <>
      <FileField
        label={t('file')}
        prompt={t('drop')}
        hint={props.hint}
        accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
        icons={{ empty: IconFileUpload, chosen: IconFileCheck }}
        file={chosen?.file ?? null}
        onChange={(file) => void choose(file)}
        error={problem === 'tooLarge' ? props.tooLarge : problem ? t('workbook') : undefined}
      />
      {csv !== null && csv.length > CSV_MAX_LENGTH && <ErrorPanel message={props.tooLarge} />}
      {chosen &&
        csv !== null &&
        csv.length <= CSV_MAX_LENGTH &&
        props.children({
          id: chosen.id,
          csv,
          encoding: chosen.encoding,
          setEncoding: (encoding) => setChosen({ ...chosen, encoding }),
          close: () => setChosen(null),
        })}
    </>
  )
}
