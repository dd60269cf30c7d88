import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PASSWORD_MIN_LENGTH } from '../../domain/kernel/text-limits.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'

/** Asks for a new password, as long as it has to be, and hands it over. */
export function NewPasswordForm(props: {
  title: string
  lead: string
  submit: string
  error: ReactNode
  /** The server has refused it as a common one. */
  isCommon: boolean
  busy: boolean
  onSubmit: (password: string) => void
}) {
  const t = useTranslations('account')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const problem = password.length < PASSWORD_MIN_LENGTH ? t('passwordShort') : undefined
  const submit = () => {
    setTried(true)
    if (!problem) props.onSubmit(password)
  }
  return (
    <AccountForm title={props.title} lead={props.lead} error={props.error} onSubmit={submit}>
      <PasswordField
        label={t('newPassword')}
        description={t('passwordHint')}
        autoComplete="new-password"
        value={password}
        error={tried && (problem ?? (props.isCommon && t('passwordCommon')))}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="large" fullWidth busy={props.busy}>
        {props.submit}
      </Button>
    </AccountForm>
  )
}
