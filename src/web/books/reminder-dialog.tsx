import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { addMonths, isDay } from '../../domain/kernel/day.ts'
import { isReminderDay } from '../../domain/money/invoice-by-hand.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { showToast } from '../ui/toast-store.ts'
import { setReminder, type StaffInvoice } from './books-queries.ts'
import classes from './books-page.module.css'

/** When the landlord is reminded of an invoice next, or not any more. */
export function ReminderDialog(props: { invoice: StaffInvoice | null; onClose: () => void }) {
  const { invoice, onClose } = props
  const t = useTranslations('books.reminderDialog')
  const [choice, setChoice] = useState<'DAY' | 'NONE'>(invoice?.remindOn === null ? 'NONE' : 'DAY')
  const [day, setDay] = useState<string>(invoice?.remindOn ?? '')
  const [tried, setTried] = useState(false)
  const today = utcToday()
  const isWrong = choice === 'DAY' && (!isDay(day) || !isReminderDay(day, today))
  const setting = useOnce({
    send: setReminder,
    onDone: () => {
      showToast({ text: t('done', { number: invoice?.number ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (invoice && !isWrong) setting.run({ invoiceId: invoice._id, remindOn: choice === 'DAY' ? day : null })
  }
  return (
    <AnswerDialog
      opened={invoice !== null}
      onClose={onClose}
      busy={setting.busy}
      onSubmit={submit}
      title={t('title', { number: invoice?.number ?? '' })}
      description={t('sent', { count: invoice?.reminders ?? 0 })}
      submit={t('submit')}
      cancel={t('cancel')}
      error={setting.error}
    >
      <div className={classes.form}>
        <ChoiceField
          legend={t('when')}
          value={choice}
          onChange={setChoice}
          choices={[
            { value: 'DAY', label: t('onDay') },
            { value: 'NONE', label: t('never'), detail: t('neverHint') },
          ]}
        />
        {choice === 'DAY' && (
          <DayField
            label={t('day')}
            value={day}
            min={today}
            max={addMonths(today, 12)}
            onChange={setDay}
            error={tried && isWrong && t('dayWrong')}
          />
        )}
      </div>
    </AnswerDialog>
  )
}
