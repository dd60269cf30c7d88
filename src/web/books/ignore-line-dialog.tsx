import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { useFormat } from '../shared/format.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { type BankLine, ignoreLine } from './books-queries.ts'

/** Leaves a line out of the books, with the reason. */
export function IgnoreLineDialog({ line, onClose }: { line: BankLine | null; onClose: () => void }) {
  const t = useTranslations('books.ignoreDialog')
  const format = useFormat()
  return (
    <ReasonDialog
      opened={line !== null}
      onClose={onClose}
      title={t('title', { amount: format.money(line?.amount ?? 0, line?.currency ?? 'EUR') })}
      description={t('what')}
      submit={t('submit')}
      length={WRITE_OFF_REASON_LENGTH}
      send={(reason, key) => ignoreLine({ lineId: line?._id ?? '', reason }, key)}
      done={t('done')}
    />
  )
}
