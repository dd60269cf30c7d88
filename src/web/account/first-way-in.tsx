import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { createCredential, knowsPasskeys } from '../shared/passkey.ts'
import { Button } from '../ui/button.tsx'
import { AccountForm } from './account-form.tsx'
import { callAuth, RefusedError } from './auth.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Answer = Record<string, unknown>

/** Makes the account of somebody who has signed up without a password: with a passkey, or with a password after all. */
export function FirstWayIn(props: {
  token: string
  onDone: (answer: Answer) => void
  /** The link is used up, or too old. */
  onInvalid: () => void
}) {
  const t = useTranslations('account')
  const tErrors = useTranslations('errors')
  const [withPassword, setWithPassword] = useState(!knowsPasskeys())
  const confirm = useMutation({
    mutationFn: async (password: string | null) => {
      const { token } = props
      if (password !== null) return await callAuth('confirm-email', { token, password })
      const options = await callAuth('confirm-email/passkey-options', { token })
      const response = await createCredential(options as unknown as PublicKeyCredentialCreationOptionsJSON)
      return await callAuth('confirm-email', { token, response })
    },
    onSuccess: props.onDone,
    onError: (error) => {
      if (error instanceof RefusedError && error.code === 'LINK_USED') props.onInvalid()
    },
  })
  const { error } = confirm
  const isRefused = error instanceof RefusedError
  const isCommon = isRefused && Boolean(error.fields.password)
  const busy = confirm.isPending || confirm.isSuccess
  const sentence = () => {
    if (!error || isCommon) return undefined
    if (isRefused || error instanceof ConditionNotMetError) return t('confirm.passkeyFailed')
    return errorMessage(tErrors, error)
  }
  if (withPassword) {
    return (
      <NewPasswordForm
        title={t('confirm.title')}
        lead={t('confirm.passwordLead')}
        submit={t('signUp.submit')}
        error={sentence()}
        isCommon={isCommon}
        busy={busy}
        onSubmit={(password) => confirm.mutate(password)}
      />
    )
  }
  return (
    <AccountForm
      title={t('confirm.title')}
      lead={t('confirm.passkeyLead')}
      error={sentence()}
      onSubmit={() => confirm.mutate(null)}
    >
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        icon={<IconFingerprint size={20} aria-hidden />}
        busy={busy}
      >
        {t('signUp.submitPasskey')}
      </Button>
      <Button
        fullWidth
        disabled={busy}
        onClick={() => {
          confirm.reset()
          setWithPassword(true)
        }}
      >
        {t('signUp.usePassword')}
      </Button>
    </AccountForm>
  )
}
