import { useTranslations } from 'use-intl'
import { WRITE_OFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { useFormat } from '../shared/format.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { type StaffInvoice, writeOff } from './books-queries.ts'
import classes from './books-page.module.css'

/** Gives up what is open of an invoice: what that means, and why. */
export function WriteOffDialog(props: { invoice: StaffInvoice | null; onClose: () => void }) {
  const { invoice, onClose } = props
  const t = useTranslations('books.writeOffDialog')
  const format = useFormat()
  return (
    <ReasonDialog
      opened={invoice !== null}
      onClose={onClose}
      title={t('title', { number: invoice?.number ?? '' })}
      description={
        invoice &&
        t('open', { amount: format.money(invoice.openAmount, invoice.currency), name: invoice.landlordName })
      }
      variant="danger-filled"
      submit={t('submit')}
      length={WRITE_OFF_REASON_LENGTH}
      send={(reason, key) => writeOff({ invoiceId: invoice?._id ?? '', reason }, key)}
      done={t('done', { number: invoice?.number ?? '' })}
    >
      <ul className={classes.points}>
        <li>{t('whatBooks')}</li>
        <li>{t('whatReminders')}</li>
        <li>{t('whatBack')}</li>
      </ul>
    </ReasonDialog>
  )
}
