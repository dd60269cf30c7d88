import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { passwordProblem } from '../../domain/people/login-rules.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { PasswordField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useChangePassword } from './account-mutations.ts'
import { securityOptions } from './account-queries.ts'
import classes from './account-page.module.css'

/** Sets a new password, or the first one; all other logins end with it. */
export function PasswordForm() {
  const t = useTranslations('myAccount.password')
  const errors = useTranslations('errors')
  const problemText = usePasswordProblem()
  const viewer = useViewer()
  const hasPassword = useSuspenseQuery(securityOptions()).data.hasPassword !== false
  const fresh = useFreshLogin()
  const [currentPassword, setCurrent] = useState('')
  const [newPassword, setNew] = useState('')
  const [tried, setTried] = useState(false)
  const change = useChangePassword()
  const refused = change.error instanceof ValidationError ? change.error.fields : {}
  const isToldBeside = change.error instanceof ValidationError || wantsPassword(change.error)
  const failure = isToldBeside ? null : change.error
  const wrong = {
    currentPassword: currentPassword === '' ? 'passwordMissing' : refused.currentPassword,
    newPassword: passwordProblem(newPassword) ?? refused.newPassword,
  }
  const send = () =>
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setCurrent('')
          setNew('')
          setTried(false)
          showToast({ text: t(hasPassword ? 'changed' : 'made') })
        },
        onError: (error) => fresh.retryFresh(error, send),
      },
    )
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (change.isPending || (hasPassword && currentPassword === '') || passwordProblem(newPassword)) return
    send()
  }
  return (
    <Section title={t('title')}>
      <Card>
        <form noValidate onSubmit={submit} className={classes.card}>
          <p className={classes.hint}>{t(hasPassword ? 'lead' : 'leadNone')}</p>
          <input type="email" autoComplete="username" value={viewer?.email ?? ''} readOnly hidden />
          {hasPassword && (
            <PasswordField
              label={t('current')}
              autoComplete="current-password"
              value={currentPassword}
              onChange={(event) => {
                change.reset()
                setCurrent(event.currentTarget.value)
              }}
              error={tried && problemText(wrong.currentPassword)}
            />
          )}
          <PasswordField
            label={t('new')}
            description={t('newHint')}
            autoComplete="new-password"
            value={newPassword}
            onChange={(event) => {
              change.reset()
              setNew(event.currentTarget.value)
            }}
            error={tried && problemText(wrong.newPassword)}
          />
          {failure && (
            <p role="alert" className={classes.failure}>
              {errorMessage(errors, failure)}
            </p>
          )}
          <div>
            <Button type="submit" variant="primary" busy={change.isPending}>
              {t(hasPassword ? 'submit' : 'make')}
            </Button>
          </div>
        </form>
        {fresh.question}
      </Card>
    </Section>
  )
}

/** Says in words what is wrong with a password; undefined when nothing is. */
function usePasswordProblem() {
  const t = useTranslations('myAccount.problems')
  return (key: string | undefined) => {
    if (!key) return undefined
    return t(t.has(key) ? key : 'passwordWrong')
  }
}
