import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PASSWORD_MIN_LENGTH } from '../../domain/kernel/text-limits.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const toPath = usePath()
  const [search] = useSearch()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const reset = useMutation({
    mutationFn: () => callAuth('reset-password', { newPassword: password, token: search.token }),
    // Loaded anew: sessions of before have ended.
    onSuccess: () => window.location.assign(toPath('login', {}, { reset: '1' })),
  })
  const isCommon = reset.error instanceof RefusedError && reset.error.code === 'PASSWORD_COMMON'
  const isOver = reset.error instanceof RefusedError && !isCommon
  const invalid = !search.token || search.error !== undefined || isOver
  const error = password.length < PASSWORD_MIN_LENGTH ? t('passwordShort') : undefined
  const submit = () => {
    setTried(true)
    if (!error) reset.mutate()
  }
  if (invalid) {
    return (
      <AccountForm title={t('reset.invalidTitle')} lead={t('reset.invalid')} onSubmit={() => undefined}>
        <Button component={PageLink} page="forgotPassword" variant="primary" size="large" fullWidth>
          {t('reset.again')}
        </Button>
      </AccountForm>
    )
  }
  return (
    <AccountForm
      title={t('reset.title')}
      lead={t('reset.lead')}
      error={reset.error && !isCommon ? errorMessage(tErrors, reset.error) : undefined}
      onSubmit={submit}
    >
      <PasswordField
        label={t('newPassword')}
        description={t('passwordHint')}
        autoComplete="new-password"
        value={password}
        error={tried && (error ?? (isCommon && t('passwordCommon')))}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={reset.isPending || reset.isSuccess}
      >
        {t('reset.submit')}
      </Button>
    </AccountForm>
  )
}
