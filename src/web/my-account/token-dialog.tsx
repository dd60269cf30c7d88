import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AccessScope } from '../../domain/catalogue/people.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { useCreateToken } from './access-mutations.ts'
import { OneTimeSecret } from './one-time-secret.tsx'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { ScopeChoice, scopeName } from './scope-choice.tsx'
import classes from './account-page.module.css'
import { addDays, addMonths } from '../../domain/kernel/day.ts'
import { localToday } from '../shared/today.ts'

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
  const create = useCreateToken()
  const wrong = create.error instanceof ValidationError ? create.error.fields : {}
  const expiresProblem = expiresOn === '' ? 'past' : wrong.expiresOn
  const failure = create.error instanceof ValidationError || wantsPassword(create.error) ? null : create.error
  const send = () =>
    create.mutate(
      { name: name.trim(), scopes: scopes.map(scopeName), expiresOn },
      { onError: (error) => fresh.retryFresh(error, send) },
    )
  const submit = () => {
    if (create.data) props.onClose()
    else if (expiresOn !== '') send()
  }
  return (
    <>
      <AnswerDialog
        opened={props.opened}
        onClose={props.onClose}
        onSubmit={submit}
        busy={create.isPending}
        title={create.data ? t('isMade') : t('create')}
        submit={create.data ? t('kept') : t('submit')}
        cancel={!create.data && all('cancel')}
        error={failure}
      >
        {create.data ? (
          <OneTimeSecret
            secret={create.data}
            words={{ once: t('once'), copy: t('copy'), howTo: t('howTo') }}
          />
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
