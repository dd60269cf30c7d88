import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { PasswordField } from '../ui/fields.tsx'
import classes from './account-page.module.css'

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
  children?: React.ReactNode
}) {
  const t = useTranslations('myAccount')
  const problemText = usePasswordProblem()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const refused = props.error instanceof ValidationError ? props.error.fields.password : undefined
  const failure = props.error instanceof ValidationError ? null : props.error
  const submit = () => {
    setTried(true)
    if (password !== '') props.onSubmit(password)
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
        <PasswordField
          label={t('password.yours')}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={tried && problemText(password === '' ? 'passwordMissing' : refused)}
          data-autofocus
        />
      </div>
    </AnswerDialog>
  )
}

/** Says in words what is wrong with a password; undefined when nothing is. */
export function usePasswordProblem() {
  const t = useTranslations('myAccount.problems')
  return (key: string | undefined) => {
    if (!key) return undefined
    return t(t.has(key) ? key : 'passwordWrong')
  }
}
