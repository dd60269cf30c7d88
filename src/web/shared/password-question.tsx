import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { PasswordField } from '../ui/fields.tsx'
import classes from './password-question.module.css'

/** A dialog that asks for the password before something delicate, and says what that is. */
export function PasswordQuestion(props: {
  opened: boolean
  onClose: () => void
  title: string
  description?: React.ReactNode
  submit: string
  danger?: boolean
  busy: boolean
  error: Error | null
  onSubmit: (password: string) => void
  /** Nothing is typed: there is no password, and something else shows who the person is. */
  withoutPassword?: boolean | undefined
  children?: React.ReactNode
}) {
  const t = useTranslations('freshLogin')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const refused = props.error instanceof ValidationError ? props.error.fields.password : undefined
  const failure = props.error instanceof ValidationError ? null : props.error
  const passwordError =
    password === '' ? t('problems.passwordMissing') : refused && t('problems.passwordWrong')
  const submit = () => {
    setTried(true)
    if (props.withoutPassword || password !== '') props.onSubmit(password)
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      onSubmit={submit}
      busy={props.busy}
      title={props.title}
      description={props.description}
      submit={props.submit}
      variant={props.danger ? 'danger-filled' : 'primary'}
      cancel={t('cancel')}
      error={failure}
    >
      <div className={classes.fields}>
        {props.children}
        {!props.withoutPassword && (
          <PasswordField
            label={t('password')}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={tried && passwordError}
            data-autofocus
          />
        )}
      </div>
    </AnswerDialog>
  )
}
