import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { AccountForm } from './account-form.tsx'
import classes from './account-form.module.css'
import { callAuth, RefusedError } from './auth.ts'
import { BeginRecovery } from './begin-recovery.tsx'

/** Asks for the code after the password, of the app or one of the backup codes. */
export function SecondStep(props: { recoveryReadyAt?: string; onDone: () => void; onBack: () => void }) {
  const { recoveryReadyAt } = props
  const t = useTranslations('account')
  const recovery = useTranslations('recovery')
  const format = useFormat()
  const [isLost, setIsLost] = useState(false)
  const tErrors = useTranslations('errors')
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const login = useMutation({
    mutationFn: () => callAuth('second-step', { code }),
    onSuccess: props.onDone,
  })
  const refused = login.error instanceof RefusedError ? login.error : null
  const sentence = () => {
    if (!login.error || refused?.fields.code) return undefined
    if (!refused) return errorMessage(tErrors, login.error)
    return refused.code === 'TOO_MANY_TRIES' ? t('secondStep.tooMany') : t('secondStep.startAgain')
  }
  const submit = () => {
    setTried(true)
    if (code.trim() !== '') login.mutate()
  }
  if (isLost) return <BeginRecovery onBack={() => setIsLost(false)} />
  return (
    <AccountForm
      title={t('secondStep.title')}
      lead={t('secondStep.lead')}
      notice={recoveryReadyAt && recovery('runs', { when: format.instant(recoveryReadyAt) })}
      error={sentence()}
      onSubmit={submit}
      after={
        <div className={classes.below}>
          <Button variant="quiet" onClick={() => setIsLost(true)}>
            {recovery('cantUse')}
          </Button>
          <Button variant="quiet" onClick={props.onBack}>
            {t('secondStep.back')}
          </Button>
        </div>
      }
    >
      <TextField
        label={t('secondStep.code')}
        description={t('secondStep.hint')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        ref={focusWhenShown}
        value={code}
        error={
          (tried && code.trim() === '' && t('secondStep.missing')) ||
          (refused?.fields.code && t('secondStep.wrong'))
        }
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        busy={login.isPending || login.isSuccess}
      >
        {t('login.submit')}
      </Button>
    </AccountForm>
  )
}

// The button that was clicked is gone: the keyboard goes on at the code.
function focusWhenShown(field: HTMLInputElement | null) {
  field?.focus()
}
