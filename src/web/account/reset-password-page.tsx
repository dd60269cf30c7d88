import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Sets a new password with the token of the mailed link. */
export function ResetPasswordPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const toPath = usePath()
  const [search] = useSearch()
  const reset = useMutation({
    mutationFn: (newPassword: string) => callAuth('reset-password', { newPassword, token: search.token }),
    // Loaded anew: sessions of before have ended.
    onSuccess: () => window.location.assign(toPath('login', {}, { reset: '1' })),
  })
  const isCommon = reset.error instanceof RefusedError && reset.error.code === 'PASSWORD_COMMON'
  const isOver = reset.error instanceof RefusedError && !isCommon
  const invalid = !search.token || search.error !== undefined || isOver
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
    <NewPasswordForm
      title={t('reset.title')}
      lead={t('reset.lead')}
      submit={t('reset.submit')}
      error={reset.error && !isCommon ? errorMessage(tErrors, reset.error) : undefined}
      isCommon={isCommon}
      busy={reset.isPending || reset.isSuccess}
      onSubmit={reset.mutate}
    />
  )
}
