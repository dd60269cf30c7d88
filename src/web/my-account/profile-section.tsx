import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import {
  interfaceLanguage,
  languageName,
  mailLanguage,
  PROFILE_LANGUAGES,
  type ProfileLanguage,
} from '../../domain/catalogue/language.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { rememberLanguage } from '../i18n/languages.ts'
import { inLanguage } from '../routes.ts'
import { errorMessage } from '../shared/error-message.ts'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useUpdateLanguage, useUpdateProfile } from './account-mutations.ts'
import { profileOptions } from './account-queries.ts'
import classes from './account-page.module.css'

/** Name and phone number, and the language of pages and mails. */
export function ProfileSection() {
  const t = useTranslations('myAccount.profile')
  return (
    <>
      <Section title={t('title')}>
        <ProfileForm />
      </Section>
      <Section title={t('language')}>
        <LanguageChoice />
      </Section>
    </>
  )
}

function ProfileForm() {
  const t = useTranslations('myAccount.profile')
  const problems = useTranslations('myAccount.problems')
  const errors = useTranslations('errors')
  const { data: me } = useSuspenseQuery(profileOptions())
  const [firstName, setFirstName] = useState(me.firstName)
  const [lastName, setLastName] = useState(me.lastName)
  const [phone, setPhone] = useState(me.phone ?? '')
  const [search] = useSearch()
  const toPath = usePath()
  const update = useUpdateProfile()
  const wrong = update.error instanceof ValidationError ? update.error.fields : {}
  const failure = update.error instanceof ValidationError ? null : update.error
  const problemOf = (field: string) => {
    const key = wrong[field]
    return key && problems.has(key) ? problems(key) : key && problems('required')
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (update.isPending) return
    update.mutate(
      { firstName, lastName, phone },
      {
        onSuccess: () => {
          const isRenamed = firstName.trim() !== me.firstName || lastName.trim() !== me.lastName
          // The frame around the page knows the name from the first HTML.
          if (isRenamed) window.location.assign(toPath('account', {}, { saved: '1' }))
          else showToast({ text: t('saved') })
        },
      },
    )
  }
  return (
    <Card>
      <form noValidate onSubmit={submit} className={classes.card}>
        {search.saved && (
          <p role="status" className={classes.saved}>
            {t('saved')}
          </p>
        )}
        <div className={classes.pair}>
          <TextField
            label={t('firstName')}
            autoComplete="given-name"
            value={firstName}
            onChange={(event) => setFirstName(event.currentTarget.value)}
            error={problemOf('firstName')}
          />
          <TextField
            label={t('lastName')}
            autoComplete="family-name"
            value={lastName}
            onChange={(event) => setLastName(event.currentTarget.value)}
            error={problemOf('lastName')}
          />
        </div>
        <TextField
          type="tel"
          label={t('phone')}
          description={t('phoneHint')}
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
          error={problemOf('phone')}
        />
        <TextField label={t('email')} description={t('emailHint')} value={me.email} readOnly />
        {failure && (
          <p role="alert" className={classes.failure}>
            {errorMessage(errors, failure)}
          </p>
        )}
        <div>
          <Button type="submit" variant="primary" busy={update.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function LanguageChoice() {
  const t = useTranslations('myAccount.profile')
  const languages = useTranslations('shell.languages')
  const errors = useTranslations('errors')
  const { data: me } = useSuspenseQuery(profileOptions())
  const shown = useLocale()
  const router = useRouter()
  const navigate = useNavigate()
  const update = useUpdateLanguage()
  const choose = (chosen: ProfileLanguage | undefined) => {
    if (!chosen || update.isPending) return
    update.mutate(chosen, {
      onSuccess: () => {
        const language = interfaceLanguage(chosen)
        if (!language) return
        rememberLanguage(language)
        void navigate({
          to: inLanguage(router.state.location.pathname, language),
          replace: true,
          resetScroll: false,
        })
      },
    })
  }
  return (
    <Card>
      <SelectField
        label={t('languageLabel')}
        description={t('languageHint')}
        value={me.language}
        onChange={(event) => choose(oneOf(PROFILE_LANGUAGES, event.currentTarget.value))}
        error={update.error && errorMessage(errors, update.error)}
        data={PROFILE_LANGUAGES.map((value) => ({ value, label: languages(value) }))}
      />
      {!interfaceLanguage(me.language) && (
        <p role="status" className={classes.fallback}>
          {t('languageFallback', {
            chosen: languageName(me.language, shown),
            shown: languageName(shown, shown),
            emailLanguage: languageName(mailLanguage(me.language), shown),
          })}
        </p>
      )}
    </Card>
  )
}
