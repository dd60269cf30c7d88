import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { safeRedirect } from '../routes.ts'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'
import { FirstWayIn } from './first-way-in.tsx'

/** Makes the account of somebody who opens the link of a sign-up; a click, since programs open links, too. */
export function ConfirmEmailPage() {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const toPath = usePath()
  const [search] = useSearch()
  const [isInvalid, setInvalid] = useState(false)
  // Loaded anew: somebody is logged in now, or has to be.
  const goOn = ({ loggedIn, redirect }: Record<string, unknown>) => {
    const wanted = typeof redirect === 'string' ? safeRedirect(redirect) : null
    if (loggedIn === true) window.location.assign(wanted ?? toPath('login'))
    else window.location.assign(toPath('login', {}, { confirmed: '1', ...(wanted && { redirect: wanted }) }))
  }
  const confirm = useMutation({
    mutationFn: () => callAuth('confirm-email', { token: search.token }),
    onSuccess: goOn,
  })
  if (!search.token || isInvalid || confirm.error instanceof RefusedError) {
    return (
      <AccountForm title={t('confirm.invalidTitle')} lead={t('confirm.invalid')} onSubmit={() => undefined}>
        <Button component={PageLink} page="login" variant="primary" size="large" fullWidth>
          {t('login.title')}
        </Button>
        <PageLink page="signUp">{t('confirm.again')}</PageLink>
      </AccountForm>
    )
  }
  if (search.passkey) {
    return <FirstWayIn token={search.token} onDone={goOn} onInvalid={() => setInvalid(true)} />
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
