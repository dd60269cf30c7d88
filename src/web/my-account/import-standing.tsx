import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { Button } from '../ui/button.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import classes from './account-page.module.css'
import { ImportPlanView } from './import-plan.tsx'
import { type BusinessImport, missingMegabytes, useCancelImport, useConfirmImport } from './import-queries.ts'

const STATE_TONES: Record<BusinessImport['state'], Tone> = {
  UPLOADING: 'blue',
  CHECKING: 'blue',
  PLANNED: 'amber',
  RUNNING: 'blue',
  DONE: 'pine',
  REFUSED: 'red',
  FAILED: 'red',
  CANCELED: 'stone',
}

/** How far an import is, with what can be done about it: go on sending, say yes, leave it be. */
export function ImportStanding({ of }: { of: BusinessImport }) {
  const t = useTranslations('dataImports')
  const format = useFormat()
  return (
    <div className={classes.fields}>
      <div className={classes.name}>
        <Pill tone={STATE_TONES[of.state]}>{t(`state.${of.state}`)}</Pill>
        <span>{t('askedAt', { when: format.instant(of.askedAt) })}</span>
      </div>
      <Told of={of} />
    </div>
  )
}

function Told({ of }: { of: BusinessImport }) {
  const t = useTranslations('dataImports')
  switch (of.state) {
    case 'UPLOADING':
      return (
        <>
          <p>{t('goOn')}</p>
          <div className={classes.buttons}>
            <CancelButton id={of._id} />
          </div>
        </>
      )
    case 'CHECKING':
    case 'RUNNING':
      return <Reading of={of} />
    case 'PLANNED':
      return <Question of={of} />
    case 'DONE':
      return (
        <>
          <p>{t('doneWhat')}</p>
          {of.plan && <ImportPlanView plan={of.plan} isDone />}
        </>
      )
    case 'REFUSED':
      return (
        <p role="alert">
          {of.problem && t(`problem.${of.problem}`)} {of.foundIn && t('place', { place: of.foundIn })}
        </p>
      )
    case 'FAILED':
      return <p role="alert">{t('failed')}</p>
    case 'CANCELED':
      return <p>{t('canceled')}</p>
  }
}

function Reading({ of: { _id: id, state, done, total } }: { of: BusinessImport }) {
  const t = useTranslations('dataImports')
  return (
    <>
      <p aria-live="polite">
        {total === null
          ? t('begins')
          : t(`progress.${state === 'RUNNING' ? 'RUNNING' : 'CHECKING'}`, { done, total })}
      </p>
      <progress aria-label={t('progressLabel')} {...(total !== null && { value: done, max: total })} />
      <p className={classes.hint}>{t('leave')}</p>
      {state === 'CHECKING' && (
        <div className={classes.buttons}>
          <CancelButton id={id} />
        </div>
      )}
    </>
  )
}

function Question({ of }: { of: BusinessImport }) {
  const t = useTranslations('dataImports')
  const errors = useTranslations('errors')
  const fresh = useFreshLogin()
  const format = useFormat()
  const confirm = useConfirmImport()
  const missing = confirm.error && missingMegabytes(confirm.error)
  const send = () => {
    if (confirm.isPending) return
    confirm.mutate(of._id, { onError: (error) => fresh.retryFresh(error, send) })
  }
  return (
    <>
      <p>{t('planned')}</p>
      {of.plan && <ImportPlanView plan={of.plan} isDone={false} />}
      <div className={classes.buttons}>
        <Button variant="primary" busy={confirm.isPending} onClick={send}>
          {t('confirm')}
        </Button>
        <CancelButton id={of._id} />
      </div>
      {confirm.error && !wantsPassword(confirm.error) && (
        <p role="alert" className={classes.failure}>
          {missing === null
            ? errorMessage(errors, confirm.error)
            : t('noRoomToUnpack', { missing: format.number(missing) })}
        </p>
      )}
      {fresh.question}
    </>
  )
}

function CancelButton({ id }: { id: string }) {
  const t = useTranslations('dataImports')
  const errors = useTranslations('errors')
  const cancel = useCancelImport()
  return (
    <>
      <Button variant="quiet" busy={cancel.isPending} onClick={() => !cancel.isPending && cancel.mutate(id)}>
        {t('cancel')}
      </Button>
      {cancel.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, cancel.error)}
        </p>
      )}
    </>
  )
}
