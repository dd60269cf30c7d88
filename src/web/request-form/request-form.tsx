import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { linkTo, PageLink } from '../shared/page-link.tsx'
import { useStayInAddress } from '../shared/stay-in-address.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { checkRequest, valuesOfProfile, type FieldErrors } from './request-check.ts'
import classes from './request-form.module.css'
import type { RequestedListing } from './request-form-queries.ts'
import { OtherListings } from './other-listings.tsx'
import { PeopleFields } from './people-fields.tsx'
import type { Profile } from './profile-queries.ts'
import { ReasonFields } from './reason-fields.tsx'
import { StayFields } from './stay-fields.tsx'
import { stayProblem } from './stay-problem.ts'
import { StaySummary } from './stay-summary.tsx'
import { useErrorSentence } from './use-error-sentence.ts'
import { useRequestDraft } from './use-request-draft.ts'
import { useSendRequest, useSignUpFirst } from './use-send-request.ts'
import { utcToday } from '../shared/today.ts'

/** All fields of a booking request beside what the stay comes to; keeps a draft, sends once. */
export function RequestForm(props: { listing: RequestedListing; title: string; profile: Profile }) {
  const { listing } = props
  const t = useTranslations('requestForm')
  const form = useRef<HTMLFormElement>(null)
  const draft = useRequestDraft(listing.groupId, valuesOfProfile(props.profile), useStayInAddress())
  const { values } = draft
  const isKnown = useViewer() !== null
  const [, setSearch] = useSearch()
  const signUpFirst = useSignUpFirst()
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const today = utcToday()
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
      // The address goes along to signing up and back: it must not bring former days.
      if ('from' in changes || 'to' in changes) {
        const { from, to } = { ...values, ...changes }
        setSearch({ from: from || undefined, to: to || undefined }, { replace: true })
      }
    },
    errorOf: (field: string) => sentenceOf(errors[field]),
  }
  const submit = () => {
    const wrong = problem || Object.keys(checkRequest(values, listing.groupId, today)).length > 0
    flushSync(() => setTried(true))
    if (wrong) focusFirst()
    else if (isKnown) sending.send()
    else signUpFirst(values)
  }
  const here = useLocation({ select: (location) => location.href })
  const others = values.otherGroupIds.length
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
        <DraftNote draft={draft} profile={props.profile} />
        <Card>
          <StayFields {...part} bounds={listing} today={today} />
        </Card>
        <Card>
          <PeopleFields {...part} listing={listing} />
        </Card>
        <Card>
          <ReasonFields {...part} listing={listing} />
        </Card>
        <Card>
          <OtherListings {...part} groupId={listing.groupId} city={listing.city} today={today} />
        </Card>
      </div>
      <aside className={classes.aside}>
        <StaySummary
          listing={listing}
          title={props.title}
          from={values.from}
          to={values.to}
          otherGroupIds={values.otherGroupIds}
        />
        {sending.failure && <ErrorPanel title={t('failed')} message={sending.failure} />}
        <p role="status" className={classes.error}>
          {wasTried && wrongCount > 0 && t('checkFields', { count: wrongCount })}
        </p>
        <Button type="submit" variant="primary" size="large" fullWidth busy={sending.busy}>
          {isKnown ? (others > 0 ? t('submitMany', { count: 1 + others }) : t('submit')) : t('goOn')}
        </Button>
        <CheckField
          label={t('keep')}
          description={t('keepHint')}
          checked={values.keepInProfile}
          onChange={(event) => draft.change({ keepInProfile: event.currentTarget.checked })}
        />
        <small>
          {isKnown
            ? t(others > 0 ? 'nextMany' : 'next')
            : t.rich('accountFirst', { link: linkTo('login', { redirect: here }) })}
        </small>
      </aside>
    </form>
  )
}

function fieldName(field: string): string {
  return field.split('.')[0] ?? field
}

function DraftNote(props: { draft: ReturnType<typeof useRequestDraft>; profile: Profile }) {
  const t = useTranslations('requestForm')
  const { isRestored, isKept, startAfresh } = props.draft
  if (!isKept) {
    return (
      <p className={classes.note} data-tone="amber" role="status">
        {t('draftNotKept')}
      </p>
    )
  }
  if (isRestored) {
    return (
      <p className={classes.note} role="status">
        {t('draftRestored')}
        <Button size="small" variant="quiet" onClick={startAfresh}>
          {t('draftDiscard')}
        </Button>
      </p>
    )
  }
  if (!props.profile.reasonForStay && !props.profile.updatedAt) return null
  return (
    <p className={classes.note}>
      {t(props.profile.updatedAt ? 'fromProfile' : 'fromLastRequest')}
      <PageLink page="tenantProfile">{t('toProfile')}</PageLink>
    </p>
  )
}
