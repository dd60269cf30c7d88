import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { HANDOVER_DAYS } from '../../domain/people/handover.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextField } from '../ui/fields.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './account-page.module.css'
import { HandoverCounts, HandoverObstacles, isClear } from './handover-plan.tsx'
import { handoverPlanOptions, offerHandover } from './handover-queries.ts'

/** What would go and stay, and to whom the landlord offers it. */
export function HandoverOffer() {
  const t = useTranslations('handover')
  const errors = useTranslations('errors')
  const { data: plan, error, refetch } = useQuery(handoverPlanOptions(null))
  const [email, setEmail] = useState('')
  const fresh = useFreshLogin()
  const offer = useOnce({
    send: (to: string, key) => offerHandover(to, key),
    onDone: (_, to) => showToast({ text: t('offered', { email: to }), tone: 'success' }),
    onFailed: (failure, to) => fresh.retryFresh(failure, () => offer.run(to)),
  })
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!plan) return <ListSkeleton rows={4} />
  const problem = offer.error instanceof ValidationError ? offer.error.fields['email'] : undefined
  const isFree = isClear(plan)
  return (
    <Card className={classes.card}>
      <p>{t('lead', { days: HANDOVER_DAYS })}</p>
      <p className={classes.hint}>{t('law')}</p>
      <HandoverCounts counts={plan.counts} isOwn />
      <HandoverObstacles plan={plan} isOwn />
      <form
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (isFree) offer.run(email.trim())
        }}
        noValidate
      >
        <TextField
          type="email"
          label={t('email')}
          description={t('emailHint')}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={problem && t(problemKey(problem))}
          autoComplete="off"
        />
        <div className={classes.buttons}>
          <Button
            type="submit"
            variant="primary"
            busy={offer.busy}
            disabled={!isFree}
            reason={isFree ? undefined : t('seeAbove')}
          >
            {t('offer')}
          </Button>
        </div>
      </form>
      {offer.error && !problem && !wantsPassword(offer.error) && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, offer.error)}
        </p>
      )}
      {fresh.question}
    </Card>
  )
}

function problemKey(problem: string): 'emailOwn' | 'emailTooOften' | 'emailWrong' {
  if (problem === 'emailOwn') return 'emailOwn'
  return problem === 'handoverTooOften' ? 'emailTooOften' : 'emailWrong'
}
