import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { type Difference, explain } from './provider-queries.ts'
import { ReasonDialog } from './reason-dialog.tsx'

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
      send={(reason, key) => explain({ differenceId: difference?._id ?? '', reason }, key)}
      done={t('done')}
    />
  )
}
