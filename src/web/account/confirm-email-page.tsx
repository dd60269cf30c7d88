import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { safeRedirect } from '../routes.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'

/** Makes the account of somebody who opens the link of a sign-up; a click, since programs open links, too. */
export function ConfirmEmailPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const toPath = usePath()
  const [search] = useSearch()
  const confirm = useMutation({
    mutationFn: () => callAuth('confirm-email', { token: search.token }),
    // Loaded anew: somebody is logged in now, or has to be.
    onSuccess: ({ loggedIn, redirect }) => {
      const wanted = typeof redirect === 'string' ? safeRedirect(redirect) : null
      if (loggedIn === true) window.location.assign(wanted ?? toPath('login'))
      else
        window.location.assign(toPath('login', {}, { confirmed: '1', ...(wanted && { redirect: wanted }) }))
    },
  })
  if (!search.token || confirm.error instanceof RefusedError) {
    return (
      <AccountForm title={t('confirm.invalidTitle')} lead={t('confirm.invalid')} onSubmit={() => undefined}>
        <Button component={PageLink} page="login" variant="primary" size="large" fullWidth>
          {t('login.title')}
        </Button>
        <PageLink page="signUp">{t('confirm.again')}</PageLink>
      </AccountForm>
    )
  }
  return (
    <AccountForm
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      error={confirm.error ? errorMessage(tErrors, confirm.error) : undefined}
      onSubmit={() => confirm.mutate()}
    >
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={confirm.isPending || confirm.isSuccess}
      >
        {t('confirm.submit')}
      </Button>
    </AccountForm>
  )
}
