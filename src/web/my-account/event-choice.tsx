import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { WEBHOOK_EVENTS, type WebhookEvent } from '../../domain/catalogue/webhooks.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { CheckField } from '../ui/fields.tsx'
import classes from './scope-choice.module.css'

/** What a landlord can choose: a test comes by itself. */
export const CHOSEN_EVENTS: readonly WebhookEvent[] = WEBHOOK_EVENTS.filter(
  (event) => event !== 'WEBHOOK_TEST',
)

/** Ticks for what a webhook is told of. */
export function EventChoice(props: {
  chosen: readonly WebhookEvent[]
  onChange: (chosen: WebhookEvent[]) => void
  error?: React.ReactNode
}) {
  const t = useTranslations('webhooks')
  const eventText = useCatalogueText('catalogue.webhookEvent')
  const errorId = useId()
  return (
    <fieldset className={classes.choice} aria-describedby={props.error ? errorId : undefined}>
      <legend>{t('events')}</legend>
      {CHOSEN_EVENTS.map((event) => (
        <CheckField
          key={event}
          label={eventText(event)}
          checked={props.chosen.includes(event)}
          onChange={({ currentTarget: { checked } }) =>
            props.onChange(
              checked ? [...props.chosen, event] : props.chosen.filter((other) => other !== event),
            )
          }
        />
      ))}
      {props.error && (
        <p id={errorId} className={classes.error}>
          {props.error}
        </p>
      )}
    </fieldset>
  )
}
