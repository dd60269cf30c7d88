import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { safeRedirect } from '../routes.ts'
import { linkTo, PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField, TextField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import classes from './account-form.module.css'
import { callAuth, looksLikeEmail, RefusedError } from './auth.ts'
import { DemoLogins } from './demo-logins.tsx'
import { PasskeyLogin } from './passkey-login.tsx'
import { SecondStep } from './second-step.tsx'

/** Logs in by email address and password and goes on to the wanted page. */
export function LoginPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const language = useLocale()
  const { demoLogins } = useBootstrap()
  const [search] = useSearch()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)

  // The login page sends those who are logged in where they wanted to go (guard of the router).
  const goOn = () =>
    window.location.assign(search.redirect ? safeRedirect(search.redirect) : `/${language}/login`)
  const login = useMutation({
    mutationFn: (credentials: { email: string; password: string }) => callAuth('sign-in/email', credentials),
    onSuccess: (answer) => {
      if (!answer.secondStep) goOn()
    },
  })
  const emailError =
    email.trim() === '' ? t('emailMissing') : looksLikeEmail(email) ? undefined : t('emailWrong')
  const passwordError = password === '' ? t('passwordMissing') : undefined
  const submit = () => {
    setTried(true)
    if (!emailError && !passwordError) login.mutate({ email: email.trim(), password })
  }
  const busy = login.isPending || login.isSuccess

  if (login.data?.secondStep) {
    const { recoveryReadyAt } = login.data
    const runs = typeof recoveryReadyAt === 'string' ? recoveryReadyAt : undefined
    return <SecondStep recoveryReadyAt={runs} onDone={goOn} onBack={login.reset} />
  }
  return (
    <AccountForm
      title={t('login.title')}
      lead={t('login.lead')}
      notice={search.reset ? t('reset.done') : search.confirmed ? t('confirm.done') : undefined}
      error={
        login.error instanceof RefusedError
          ? t('login.wrong')
          : login.error
            ? errorMessage(tErrors, login.error)
            : undefined
      }
      onSubmit={submit}
      after={
        demoLogins.length > 0 && (
          <DemoLogins
            logins={demoLogins}
            busyEmail={busy ? login.variables.email : undefined}
            onChoose={(chosen) => login.mutate({ email: chosen.email, password: chosen.password })}
          />
        )
      }
    >
      <TextField
        label={t('email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        error={tried && emailError}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        error={tried && passwordError}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={busy && login.variables.email === email.trim()}
      >
        {t('login.submit')}
      </Button>
      <PasskeyLogin onDone={goOn} />
      <div className={classes.below}>
        <PageLink page="forgotPassword">{t('login.forgot')}</PageLink>
        <span>
          {t.rich('login.noAccount', {
            link: linkTo('signUp', { redirect: search.redirect }),
          })}
        </span>
      </div>
    </AccountForm>
  )
}
