import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccessScope } from '../../domain/catalogue/people.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { createToken } from './access-mutations.ts'
import { OneTimeSecret } from './one-time-secret.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { ScopeChoice, scopeName } from './scope-choice.tsx'
import classes from './account-page.module.css'
import { addDays, addMonths } from '../../domain/kernel/day.ts'
import { localToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'

const DEFAULT_DAYS = 90

/** Makes an access token: name, what it may do, until when; then shows its secret, once. */
export function TokenDialog(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('myAccount.tokens')
  const all = useTranslations('myAccount')
  const fresh = useFreshLogin()
  const today = localToday()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly AccessScope[]>([])
  const [expiresOn, setExpiresOn] = useState<string>(() => addDays(today, DEFAULT_DAYS))
  const [secret, setSecret] = useState<string | null>(null)
  const create = useOnce({
    send: createToken,
    onDone: setSecret,
    onFailed: (error, sent) => fresh.retryFresh(error, () => create.run(sent)),
  })
  const wrong = create.error instanceof ValidationError ? create.error.fields : {}
  const expiresProblem = expiresOn === '' ? 'past' : wrong.expiresOn
  const failure = create.error instanceof ValidationError || wantsPassword(create.error) ? null : create.error
  const submit = () => {
    if (secret !== null) props.onClose()
    else if (expiresOn !== '') create.run({ name: name.trim(), scopes: scopes.map(scopeName), expiresOn })
  }
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        onSubmit={submit}
        busy={create.busy}
        title={secret !== null ? t('isMade') : t('create')}
        submit={secret !== null ? t('kept') : t('submit')}
        cancel={secret === null && all('cancel')}
        error={failure}
      >
        {secret !== null ? (
          <OneTimeSecret secret={secret} words={{ once: t('once'), copy: t('copy'), howTo: t('howTo') }} />
        ) : (
          <div className={classes.fields}>
            <TextField
              label={t('name')}
              description={t('nameHint')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
              error={wrong.name && t(wrong.name === 'long' ? 'nameLong' : 'nameMissing')}
              autoComplete="off"
              data-autofocus
            />
            <ScopeChoice chosen={scopes} onChange={setScopes} error={wrong.scopes && t('scopesMissing')} />
            <DayField
              label={t('expiresOn')}
              description={t('expiresHint')}
              value={expiresOn}
              min={today}
              max={addMonths(today, 12)}
              onChange={setExpiresOn}
              error={expiresProblem && t(expiresProblem === 'tooLate' ? 'expiresLate' : 'expiresPast')}
            />
          </div>
        )}
      </AnswerDialog>
      {fresh.question}
    </>
  )
}
