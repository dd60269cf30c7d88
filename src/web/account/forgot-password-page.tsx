import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useBootstrap } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, looksLikeEmail } from './auth.ts'

/** Asks for a link to a new password; never tells whether there is an account (S9). */
export function ForgotPasswordPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const { demo } = useBootstrap()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useMutation({
    mutationFn: () => callAuth('request-password-reset', { email: email.trim() }),
  })
  const error = email.trim() === '' ? t('emailMissing') : looksLikeEmail(email) ? undefined : t('emailWrong')
  const submit = () => {
    setTried(true)
    if (!error) ask.mutate()
  }
  return (
    <AccountForm
      title={ask.isSuccess ? t('forgot.sentTitle') : t('forgot.title')}
      lead={ask.isSuccess ? t('forgot.sent', { email: email.trim() }) : t('forgot.lead')}
      error={ask.error ? errorMessage(tErrors, ask.error) : undefined}
      onSubmit={submit}
      after={<PageLink page="login">{t('forgot.back')}</PageLink>}
    >
      {ask.isSuccess ? (
        demo && (
          <Button component={PageLink} page="outbox">
            {t('forgot.outbox')}
          </Button>
        )
      ) : (
        <>
          <TextField
            label={t('email')}
            type="email"
            autoComplete="username"
            value={email}
            error={tried && error}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" size="large" fullWidth busy={ask.isPending}>
            {t('forgot.submit')}
          </Button>
        </>
      )}
    </AccountForm>
  )
}
