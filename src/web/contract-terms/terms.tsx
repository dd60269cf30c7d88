import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { type CalendarQuestion, useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-terms-page.module.css'
import { KindFields } from './kind-fields.tsx'
import { MissingList } from './missing-list.tsx'
import { MoneyFields } from './money-fields.tsx'
import { OwnContract } from './own-contract.tsx'
import { RulesField } from './rules-field.tsx'
import type { Options } from './terms-queries.ts'
import type { TermsFormState } from './use-terms-form.ts'

/** The form, with what is missing above it and what sending it does at its end. */
export function Terms(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms')
  const element = useRef<HTMLFormElement>(null)
  const isOwn = form.value.document === 'OWN'
  // Terms that are only kept promise nobody any days.
  const question = useFreshCalendars(options.listingRequestId, {
    enabled: options.canPrepare.value && (options.willMake || options.willReplace),
  })
  const submit = () => {
    let isSent = false
    flushSync(() => {
      isSent = form.submit()
    })
    if (!isSent) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return (
    <form
      ref={element}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!form.busy && !question.isWaiting) question.beforeYes(submit)
      }}
    >
      <Standing options={options} />
      <fieldset disabled={!options.canPrepare.value} className={classes.fields}>
        <legend className={classes.hidden}>{t('legend')}</legend>
        <Section title={t('document.title')}>
          <Card>
            <ChoiceField
              legend={t('document.legend')}
              hideLegend
              value={form.value.document}
              onChange={(document) => form.change({ document })}
              choices={[
                { value: 'OURS', label: t('document.OURS'), detail: t('document.oursDetail') },
                { value: 'OWN', label: t('document.OWN'), detail: t('document.ownDetail') },
              ]}
            />
            {isOwn && <OwnContract options={options} form={form} />}
          </Card>
        </Section>
        <MissingList options={options} form={form.value} />
        <KindFields options={options} form={form} />
        <MoneyFields options={options} form={form} />
        {!isOwn && <RulesField form={form} />}
      </fieldset>
      <Sending options={options} form={form} question={question} />
    </form>
  )
}

/** Why nothing can be decided any more. */
function Standing(props: { options: Options }) {
  const { canPrepare } = props.options
  const t = useTranslations('contractTerms')
  const reasonText = useReasonText()
  if (canPrepare.value) return null
  return <ErrorPanel title={t('closed')} message={reasonText(canPrepare.reason)} />
}

function Sending(props: { options: Options; form: TermsFormState; question: CalendarQuestion }) {
  const { options, form, question } = props
  const t = useTranslations('contractTerms')
  const tErrors = useTranslations('errors')
  const { failure } = form
  if (!options.canPrepare.value) return null
  return (
    <div className={classes.sending}>
      {failure && (
        <ErrorPanel
          title={t('failed')}
          message={failure instanceof ValidationError ? t('failedFields') : errorMessage(tErrors, failure)}
        />
      )}
      <FreshCalendarsNotice question={question} />
      <p>{comesNext()}</p>
      <Button type="submit" variant="primary" size="large" busy={form.busy || question.isWaiting}>
        {options.willReplace ? t('submit.replace') : options.willMake ? t('submit.make') : t('submit.keep')}
      </Button>
    </div>
  )

  function comesNext(): string {
    const names = { tenant: options.tenantName }
    if (options.willReplace) return t('next.replace', names)
    return options.willMake ? t('next.make', names) : t('next.keep', names)
  }
}
