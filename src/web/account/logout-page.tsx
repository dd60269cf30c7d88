import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { forgetDrafts } from '../shared/browser-store.ts'
import { errorMessage } from '../shared/error-message.ts'
import { rememberDevice } from '../shared/push-device.ts'
import { reportError } from '../shared/report-client-error.ts'
import { usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth } from './auth.ts'
import { endDevice, endPush } from './end-push.ts'

/** Ends the session as soon as it is opened (D2: /logout), then shows the login page, loaded anew. */
export function LogoutPage() {
  const t = useTranslations('account.logout')
  const tErrors = useTranslations('errors')
  const toPath = usePath()
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      // Whatever becomes of it: logging out goes on.
      await endDevice().catch(reportError)
      return callAuth('sign-out', {})
    },
    onSuccess: async () => {
      forgetDrafts()
      rememberDevice(null)
      // The session is over whatever the browser's push service says.
      await endPush().catch(reportError)
      // In the place of this page: Back must not come here and log out again.
      window.location.replace(toPath('login'))
    },
  })
  useEffect(() => mutate(), [mutate])
  return (
    <AccountForm
      title={t('title')}
      lead={error ? '' : t('working')}
      error={error ? errorMessage(tErrors, error) : undefined}
      onSubmit={() => mutate()}
    >
      {error && (
        <Button type="submit" variant="primary" size="large" fullWidth busy={isPending}>
          {t('title')}
        </Button>
      )}
    </AccountForm>
  )
}
