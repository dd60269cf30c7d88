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

/** Asks for a link by mail; what it says never tells whether there is an account (S9). */
export function MailedLinkForm(props: {
  /** The call below /api/auth that mails it. */
  call: string
  words: Record<'title' | 'lead' | 'sentTitle' | 'submit' | 'back', string>
  sent: (email: string) => string
}) {
  const { words } = props
  const t = useTranslations('account')
  const errors = useTranslations('errors')
  const { demo } = useBootstrap()
  const [email, setEmail] = useState('')
  const [tried, setTried] = useState(false)
  const address = email.trim()
  const ask = useMutation({ mutationFn: () => callAuth(props.call, { email: address }) })
  const problem = address === '' ? t('emailMissing') : looksLikeEmail(email) ? undefined : t('emailWrong')
  const submit = () => {
    setTried(true)
    if (!problem) ask.mutate()
  }
  return (
    <AccountForm
      title={ask.isSuccess ? words.sentTitle : words.title}
      lead={ask.isSuccess ? props.sent(address) : words.lead}
      error={ask.error ? errorMessage(errors, ask.error) : undefined}
      onSubmit={submit}
      after={<PageLink page="login">{words.back}</PageLink>}
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
            error={tried && problem}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" size="large" fullWidth busy={ask.isPending}>
            {words.submit}
          </Button>
        </>
      )}
    </AccountForm>
  )
}
