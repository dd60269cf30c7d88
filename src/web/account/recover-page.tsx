import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { useBootstrap } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, looksLikeEmail } from './auth.ts'
import { BeginRecovery } from './begin-recovery.tsx'

/** Recovers an account whose second factor is lost: asks for the link by mail, and begins with it. */
export function RecoverPage() {
  const [search] = useSearch()
  return search.token ? <BeginRecovery token={search.token} /> : <AskForLink />
}

function AskForLink() {
  const t = useTranslations('recovery.ask')
  const account = useTranslations('account')
  const errors = useTranslations('errors')
  const { demo } = useBootstrap()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const ask = useMutation({ mutationFn: () => callAuth('recovery/ask', { email: email.trim() }) })
  const empty = email.trim() === ''
  const problem = empty ? account('emailMissing') : looksLikeEmail(email) ? undefined : account('emailWrong')
  const submit = () => {
    setTried(true)
    if (!problem) ask.mutate()
  }
  if (ask.isSuccess) {
    return (
      <AccountForm
        title={t('sentTitle')}
        lead={t('sent', { email: email.trim() })}
        onSubmit={() => undefined}
        after={<PageLink page="login">{t('back')}</PageLink>}
      >
        {demo && (
          <Button component={PageLink} page="outbox">
            {account('forgot.outbox')}
          </Button>
        )}
      </AccountForm>
    )
  }
  return (
    <AccountForm
      title={t('title')}
      lead={t('lead')}
      error={ask.error ? errorMessage(errors, ask.error) : undefined}
      onSubmit={submit}
      after={<PageLink page="login">{t('back')}</PageLink>}
    >
      <TextField
        label={account('email')}
        type="email"
        autoComplete="username"
        value={email}
        error={tried && problem}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={ask.isPending}>
        {t('submit')}
      </Button>
    </AccountForm>
  )
}
