import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { createCredential, knowsPasskeys } from '../shared/passkey.ts'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** Gives an account back by the link at the end of the wait: first a new password, then a new second factor. */
export function FinishRecoveryPage() {
  const t = useTranslations('recovery.finish')
  const errors = useTranslations('errors')
  const toPath = usePath()
  const viewer = useViewer()
  const [search] = useSearch()
  const finish = useMutation({
    mutationFn: (password: string) => callAuth('recovery/finish', { token: search.token, password }),
    // Loaded anew: somebody is logged in now.
    onSuccess: () => window.location.assign(toPath('finishRecovery', {}, { done: '1' })),
  })
  const refused = finish.error instanceof RefusedError ? finish.error : null
  const isCommon = refused?.fields.password === 'passwordCommon'
  if (search.done && viewer) return <NewFactor />
  if (!search.token || refused?.code === 'LINK_USED') {
    return (
      <AccountForm title={t('invalidTitle')} lead={t('invalid')} onSubmit={() => undefined}>
        <Button component={PageLink} page="recover" variant="primary" size="large" fullWidth>
          {t('again')}
        </Button>
      </AccountForm>
    )
  }
  return (
    <NewPasswordForm
      title={t('title')}
      lead={t('lead')}
      submit={t('submit')}
      error={finish.error && !isCommon ? errorMessage(errors, finish.error) : undefined}
      isCommon={isCommon}
      busy={finish.isPending || finish.isSuccess}
      onSubmit={finish.mutate}
    />
  )
}

/** Sets up at once how the person logs in from now on: the login is fresh, so nothing is asked for again. */
function NewFactor() {
  const t = useTranslations('recovery.finish')
  const login = useTranslations('account.login')
  const errors = useTranslations('errors')
  const toPath = usePath()
  const security = toPath('account', { section: 'security' })
  const leave = () => window.location.assign(security)
  const create = useMutation({
    mutationFn: async () => {
      const options = await callAuth('passkeys/registration-options', {})
      const response = await createCredential(options as unknown as PublicKeyCredentialCreationOptionsJSON)
      await callAuth('passkeys/register', { response, name: t('passkeyName') })
    },
    onSuccess: leave,
  })
  const sentence = () =>
    create.error instanceof RefusedError ? login('passkeyRefused') : errorMessage(errors, create.error)
  return (
    <AccountForm
      title={t('nextTitle')}
      lead={t('next')}
      error={create.error ? sentence() : undefined}
      onSubmit={() => create.mutate()}
      after={<a href={toPath('account')}>{t('later')}</a>}
    >
      {knowsPasskeys() && (
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          icon={<IconFingerprint size={20} aria-hidden />}
          busy={create.isPending || create.isSuccess}
        >
          {t('passkey')}
        </Button>
      )}
      <Button size="large" fullWidth onClick={leave}>
        {t('app')}
      </Button>
    </AccountForm>
  )
}
