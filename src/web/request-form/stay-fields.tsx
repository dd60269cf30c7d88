import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { AvailabilityStrip } from '../shared/availability-strip.tsx'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/fields.tsx'
import { SpanField } from '../ui/span-field.tsx'
import type { PartProps } from './request-draft.ts'
import classes from './request-form.module.css'
import { StayVerdicts } from './stay-verdicts.tsx'
import { lastDayOf, quickMonths, type StayBounds } from './stay-problem.ts'

/** First and last day with common lengths by one click, and the calendar of what is free. */
export function StayFields(props: PartProps & { bounds: StayBounds & { groupId: string }; today: string }) {
  const { values, change, errorOf, bounds, today } = props
  const t = useTranslations('requestForm.stay')
  const lengths = quickMonths(values.from, bounds, today)
  const isStay = isDay(values.from) && isDay(values.to) && values.from < values.to
  const earliest = bounds.availableFrom && bounds.availableFrom > today ? bounds.availableFrom : today
  return (
    <fieldset className={classes.part}>
      <legend>{t('legend')}</legend>
      <SpanField
        value={values}
        onChange={change}
        first={{ label: t('from'), error: errorOf('from') }}
        last={{ label: t('to'), error: errorOf('to') }}
        min={earliest}
        taken={bounds.unavailable}
        required
      />
      {lengths.length > 0 && (
        <div className={classes.lengths} role="group" aria-label={t('quick')}>
          {lengths.map((months) => {
            const to = lastDayOf(values.from, months)
            return (
              <Button
                key={months}
                size="small"
                aria-pressed={values.to === to}
                className={classes.length}
                onClick={() => change({ to })}
              >
                {t('monthsFrom', { months })}
              </Button>
            )
          })}
        </div>
      )}
      <details className={classes.calendar}>
        <summary>{t('showCalendar')}</summary>
        <AvailabilityStrip
          today={today}
          unavailable={bounds.unavailable}
          chosen={isStay ? { from: values.from, to: values.to } : undefined}
        />
      </details>
      <StayVerdicts groupId={bounds.groupId} from={values.from} to={values.to} />
      <CheckField
        label={t('optionToExtend')}
        description={t('optionToExtendHint')}
        checked={values.optionToExtend}
        onChange={(event) => change({ optionToExtend: event.currentTarget.checked })}
      />
    </fieldset>
  )
}
