import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { showToast } from '../ui/toast-store.ts'
import { PeopleFields } from './people-fields.tsx'
import { saveTenantProfileMutation, tenantProfileOptions, type Profile } from './profile-queries.ts'
import { ReasonFields } from './reason-fields.tsx'
import {
  checkProfile,
  fieldsOfForm,
  profileInputOf,
  valuesOfProfile,
  type FieldErrors,
} from './request-check.ts'
import { EMPTY_REQUEST, type RequestFormValues } from './request-draft.ts'
import classes from './request-form.module.css'
import { useErrorSentence } from './use-error-sentence.ts'

/** Fetches what the tenant has told. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(tenantProfileOptions())

/** The fields of the request form that stay the same from request to request, told once. */
export function TenantProfilePage() {
  const t = useTranslations('tenantProfile')
  const format = useFormat()
  const { data: profile } = useSuspenseQuery(tenantProfileOptions())
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      back={<PageLink page="tenantRequests">{t('back')}</PageLink>}
    >
      <p className={classes.note}>
        {profile.updatedAt ? t('saved', { when: format.instant(profile.updatedAt) }) : t(hintOf(profile))}
      </p>
      <ProfileForm profile={profile} />
    </Page>
  )
}

function hintOf(profile: Profile): 'lastRequest' | 'empty' {
  return profile.reasonForStay ? 'lastRequest' : 'empty'
}

function ProfileForm(props: { profile: Profile }) {
  const t = useTranslations('tenantProfile')
  const tErrors = useTranslations('errors')
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<RequestFormValues>(() => ({
    ...EMPTY_REQUEST,
    ...valuesOfProfile(props.profile),
  }))
  const [wasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<FieldErrors>({})
  const errors: FieldErrors = { ...refused, ...(wasTried ? checkProfile(values) : {}) }
  const sentenceOf = useErrorSentence(null)
  const focusFirst = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  const once = useOnce({
    send: (typed: RequestFormValues, idempotencyKey) =>
      request(saveTenantProfileMutation, { input: profileInputOf(typed), idempotencyKey }),
    onDone: () => showToast({ text: t('done') }),
    onFailed: (error) => {
      if (!(error instanceof ValidationError)) return
      flushSync(() => setRefused(fieldsOfForm(error.fields)))
      focusFirst()
    },
  })
  const part = {
    values,
    change: (changes: Partial<RequestFormValues>) => {
      setRefused({})
      setValues({ ...values, ...changes })
    },
    errorOf: (field: string) => sentenceOf(errors[field]),
  }
  const save = () => {
    flushSync(() => setTried(true))
    if (Object.keys(checkProfile(values)).length > 0) focusFirst()
    else once.run(values)
  }
  const failure = once.error && !(once.error instanceof ValidationError) ? once.error : null
  return (
    <form
      ref={form}
      noValidate
      className={classes.parts}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Card>
        <PeopleFields {...part} />
      </Card>
      <Card>
        <ReasonFields {...part} open />
      </Card>
      {failure && <ErrorPanel title={t('failed')} message={errorMessage(tErrors, failure)} />}
      <Button type="submit" variant="primary" size="large" busy={once.busy}>
        {t('save')}
      </Button>
    </form>
  )
}
