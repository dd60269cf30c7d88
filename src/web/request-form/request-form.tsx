import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { checkRequest, type FieldErrors } from './request-check.ts'
import classes from './request-form.module.css'
import type { Account, RequestedListing } from './request-form-queries.ts'
import { PeopleFields } from './people-fields.tsx'
import { ReasonFields } from './reason-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { stayProblem } from './stay-problem.ts'
import { StaySummary } from './stay-summary.tsx'
import { useErrorSentence } from './use-error-sentence.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { useSendRequest } from './use-send-request.ts'

/** All fields of a booking request beside what the stay comes to; keeps a draft, sends once. */
export function RequestForm(props: { listing: RequestedListing; title: string; account: Account | null }) {
  const { listing } = props
  const t = useTranslations('requestForm')
  const form = useRef<HTMLFormElement>(null)
  const draft = useRequestDraft(listing.groupId, props.account)
  const { values } = draft
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const today = Temporal.Now.plainDateISO('UTC').toString()
  const problem = stayProblem(values.from, values.to, listing, today)
  const errors: FieldErrors = {
    ...refused,
    ...(wasTried ? checkRequest(values, listing.groupId, today) : {}),
    ...(problem ? { [problem.field]: problem.kind } : {}),
  }
  const sentenceOf = useErrorSentence(problem)
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  const sending = useSendRequest({
    values,
    groupId: listing.groupId,
    onSent: draft.forget,
    onRefused: (fields) => {
      flushSync(() => setRefused(fields))
      focusFirst()
    },
  })
  const part = {
    values,
    change: (changes: Partial<typeof values>) => {
      // What the server refused counts until the field changes.
      const changed = Object.keys(changes)
      setRefused(
        Object.fromEntries(Object.entries(refused).filter(([field]) => !changed.includes(fieldName(field)))),
      )
      draft.change(changes)
    },
    errorOf: (field: string) => sentenceOf(errors[field]),
  }
  const submit = () => {
    const wrong = problem || Object.keys(checkRequest(values, listing.groupId, today)).length > 0
    flushSync(() => setTried(true))
    if (wrong) focusFirst()
    else sending.send()
  }
  const wrongCount = Object.keys(errors).length
  return (
    <form
      ref={form}
      noValidate
      className={classes.columns}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={classes.parts}>
        <DraftNote draft={draft} />
        <Card>
          <StayFields {...part} bounds={listing} today={today} />
        </Card>
        <Card>
          <PeopleFields {...part} listing={listing} />
        </Card>
        <Card>
          <ReasonFields {...part} />
        </Card>
      </div>
      <aside className={classes.aside}>
        <StaySummary listing={listing} title={props.title} from={values.from} to={values.to} />
        {sending.failure && <ErrorPanel title={t('failed')} message={sending.failure} />}
        <p role="status" className={classes.error}>
          {wasTried && wrongCount > 0 && t('checkFields', { count: wrongCount })}
        </p>
        <Button type="submit" variant="primary" size="large" fullWidth busy={sending.busy}>
          {t('submit')}
        </Button>
        <small>{t('next')}</small>
      </aside>
    </form>
  )
}

function fieldName(field: string): string {
  return field.split('.')[0] ?? field
}

function DraftNote(props: { draft: ReturnType<typeof useRequestDraft> }) {
  const t = useTranslations('requestForm')
  const { isRestored, isKept, startAfresh } = props.draft
  if (!isKept) {
    return (
      <p className={classes.note} data-tone="amber" role="status">
        {t('draftNotKept')}
      </p>
    )
  }
  if (!isRestored) return null
  return (
    <p className={classes.note} role="status">
      {t('draftRestored')}
      <Button size="small" variant="quiet" onClick={startAfresh}>
        {t('draftDiscard')}
      </Button>
    </p>
  )
}
