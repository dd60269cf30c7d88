import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { useFormat } from '../shared/format.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { type Difference, explain } from './provider-queries.ts'

/** Says why a difference is right, so that it is no longer open. */
export function ExplainDialog(props: { difference: Difference | null; onClose: () => void }) {
  const { difference, onClose } = props
  const t = useTranslations('books.explainDialog')
  const format = useFormat()
  return (
    <ReasonDialog
      opened={difference !== null}
      onClose={onClose}
      title={t('title', {
        amount: format.money(difference?.amount ?? 0, difference?.currency ?? 'EUR'),
      })}
      description={t('what')}
      submit={t('submit')}
      length={WRITE_OFF_REASON_LENGTH}
      send={(reason, key) => explain({ differenceId: difference?._id ?? '', reason }, key)}
      done={t('done')}
    />
  )
}
