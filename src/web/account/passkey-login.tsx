import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { chooseCredential, knowsPasskeys } from '../shared/passkey.ts'
import { Button } from '../ui/button.tsx'
import classes from './account-form.module.css'
import { callAuth, RefusedError } from './auth.ts'

/** Logs in with a passkey, where the browser knows them; neither address nor password is needed. */
export function PasskeyLogin(props: { onDone: () => void }) {
  const t = useTranslations('account.login')
  const tErrors = useTranslations('errors')
  const login = useMutation({
    mutationFn: async () => {
      const options = await callAuth('passkeys/login-options', {})
      const response = await chooseCredential(options as unknown as PublicKeyCredentialRequestOptionsJSON)
      await callAuth('passkeys/login', { response })
    },
    onSuccess: props.onDone,
  })
  if (!knowsPasskeys()) return null
  const sentence = () => {
    if (!login.error) return undefined
    if (login.error instanceof ConditionNotMetError) return t('passkeyCancelled')
    return login.error instanceof RefusedError ? t('passkeyRefused') : errorMessage(tErrors, login.error)
  }
  return (
    <>
      <Button
        size="large"
        fullWidth
        icon={<IconFingerprint size={20} aria-hidden />}
        busy={login.isPending || login.isSuccess}
        onClick={() => login.mutate()}
      >
        {t('passkey')}
      </Button>
      {login.error && (
        <p role="alert" className={classes.error}>
          {sentence()}
        </p>
      )}
    </>
  )
}
