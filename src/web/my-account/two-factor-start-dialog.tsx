import { IconCopy } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { useEnableTwoFactor, useStartTwoFactor } from './two-factor-mutations.ts'
import { BackupCodes, useCopy } from './backup-codes.tsx'
import { LaterPart } from '../shared/later-part.tsx'
import { PasswordQuestion } from '../shared/password-question.tsx'
import classes from './two-factor.module.css'

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

type Started = NonNullable<ReturnType<typeof useStartTwoFactor>['data']>

/** Turns the second factor on: password, then the code in an app, then the backup codes. */
export function TwoFactorStartDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('myAccount.twoFactor')
  const start = useStartTwoFactor()
  const enable = useEnableTwoFactor()
  const { data: started } = start
  if (started) return <EnableDialog {...props} started={started} enable={enable} />
  return (
    <PasswordQuestion
      opened={props.opened}
      onClose={props.onClose}
      title={t('setUpTitle')}
      description={t('setUpLead')}
      submit={t('next')}
      busy={start.isPending}
      error={start.error}
      onSubmit={(password) => start.mutate(password)}
    />
  )
}

function EnableDialog(props: {
  opened: boolean
  onClose: () => void
  started: Started
  enable: ReturnType<typeof useEnableTwoFactor>
}) {
  const { started, enable } = props
  const t = useTranslations('myAccount.twoFactor')
  const all = useTranslations('myAccount')
  const [code, setCode] = useState('')
  const isWrong = enable.error instanceof ValidationError
  const digits = code.replace(/\s/g, '')
  const submit = () => {
    if (enable.isSuccess) props.onClose()
    else enable.mutate(digits)
  }
  return (
    <AnswerDialog
      opened={props.opened}
      onClose={props.onClose}
      busy={enable.isPending}
      onSubmit={submit}
      title={enable.isSuccess ? t('isOn') : t('setUpTitle')}
      submit={enable.isSuccess ? t('codesKept') : t('turnOn')}
      cancel={!enable.isSuccess && all('cancel')}
      error={isWrong ? null : enable.error}
    >
      {enable.isSuccess ? (
        <BackupCodes codes={started.backupCodes} />
      ) : (
        <EnableSteps started={started} code={code} onCode={setCode} isWrong={isWrong} />
      )}
    </AnswerDialog>
  )
}

function EnableSteps(props: {
  started: Started
  code: string
  onCode: (code: string) => void
  isWrong: boolean
}) {
  const { started } = props
  const t = useTranslations('myAccount.twoFactor')
  const problems = useTranslations('myAccount.problems')
  const copy = useCopy()
  return (
    <div className={classes.steps}>
      <p>{t('scan')}</p>
      <div className={classes.scan}>
        <LaterPart fallback={<Bone width="176px" height="176px" radius="12px" />}>
          <QrCode text={started.otpauthUri} label={t('qrCode')} />
        </LaterPart>
        <div className={classes.secret}>
          <span className={classes.hint}>{t('orType')}</span>
          <code>{started.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <Button
            size="small"
            icon={<IconCopy size={16} aria-hidden />}
            onClick={() => void copy(started.secret)}
          >
            {t('copySecret')}
          </Button>
        </div>
      </div>
      <TextField
        label={t('code')}
        description={t('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        value={props.code}
        onChange={(event) => props.onCode(event.currentTarget.value)}
        error={props.isWrong && problems('codeWrong')}
        className={classes.code}
        data-autofocus
      />
    </div>
  )
}
