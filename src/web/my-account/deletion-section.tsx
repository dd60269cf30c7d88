import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { DELETION_WITHDRAWAL_DAYS } from '../../domain/people/deletion.ts'
import type { DeletionObstacle } from '../gen/graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useNow } from '../ui/countdown.tsx'
import { Section } from '../ui/section.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useRequestDeletion, useWithdrawDeletion } from './account-mutations.ts'
import { deletionOptions, type DeletionWish } from './account-queries.ts'
import { useFreshLogin, wantsPassword } from '../shared/fresh-login.tsx'
import { PasswordQuestion } from '../shared/password-question.tsx'
import classes from './account-page.module.css'

// With the words of every kind of datum, which nobody else on these pages needs.
const ErasurePlan = lazy(async () => ({ default: (await import('./erasure-plan.tsx')).ErasurePlan }))

/** The end of the account: what stands in its way, asking for it, taking that back. */
export function DeletionSection() {
  const t = useTranslations('myAccount.deletion')
  const { data } = useSuspenseQuery(deletionOptions())
  return (
    <Section title={t('title')}>
      {data.deletionRequest ? (
        <Requested request={data.deletionRequest} />
      ) : (
        <Ask obstacles={data.obstacles} hasPassword={data.hasPassword} />
      )}
    </Section>
  )
}

function Ask(props: { obstacles: readonly DeletionObstacle[]; hasPassword: boolean }) {
  const t = useTranslations('myAccount.deletion')
  const [search, setSearch] = useSearch()
  const ask = useRequestDeletion()
  const isFree = props.obstacles.length === 0
  const fresh = useFreshLogin()
  const close = () => setSearch({ dialog: undefined })
  const send = (password: string | null) =>
    ask.mutate(password, {
      onSuccess: () => {
        close()
        showToast({ text: t('asked') })
      },
      onError: (error) => fresh.retryFresh(error, () => send(password)),
    })
  return (
    <Card className={classes.card}>
      <p>{t('lead', { days: DELETION_WITHDRAWAL_DAYS })}</p>
      <Plan />
      {!isFree && <Obstacles title={t('obstacles')} obstacles={props.obstacles} />}
      <div className={classes.buttons}>
        <Button
          variant="danger"
          disabled={!isFree}
          reason={isFree ? undefined : t('notYet')}
          onClick={() => setSearch({ dialog: 'delete' })}
        >
          {t('ask')}
        </Button>
      </div>
      <PasswordQuestion
        key={`delete ${search.dialog === 'delete'}`}
        opened={search.dialog === 'delete' && isFree}
        onClose={close}
        title={t('askTitle')}
        description={t('askWhat', { days: DELETION_WITHDRAWAL_DAYS })}
        submit={t('ask')}
        danger
        busy={ask.isPending}
        error={wantsPassword(ask.error) ? null : ask.error}
        withoutPassword={!props.hasPassword}
        onSubmit={(password) => send(props.hasPassword ? password : null)}
      />
      {fresh.question}
    </Card>
  )
}

function Requested({ request }: { request: DeletionWish }) {
  const t = useTranslations('myAccount.deletion')
  const errors = useTranslations('errors')
  const format = useFormat()
  const withdraw = useWithdrawDeletion()
  const isOver = Date.parse(request.withdrawUntil) < useNow()
  const submit = () => {
    if (withdraw.isPending) return
    withdraw.mutate(undefined, { onSuccess: () => showToast({ text: t('withdrawn') }) })
  }
  return (
    <Card className={classes.card}>
      <p className={classes.notice}>{t('requested', { when: format.instant(request.requestedAt) })}</p>
      <p>{t(isOver ? 'over' : 'until', { when: format.instant(request.withdrawUntil) })}</p>
      {!isOver && <Plan />}
      {isOver && request.waitsFor.length === 0 && <p>{t('runs')}</p>}
      {isOver && request.waitsFor.length > 0 && <Obstacles title={t('waits')} obstacles={request.waitsFor} />}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          busy={withdraw.isPending}
          disabled={isOver}
          reason={isOver ? t('tooLate') : undefined}
          onClick={submit}
        >
          {t('withdraw')}
        </Button>
      </div>
      {withdraw.error && (
        <p role="alert" className={classes.failure}>
          {errorMessage(errors, withdraw.error)}
        </p>
      )}
    </Card>
  )
}

function Plan() {
  return (
    <LaterPart fallback={<ListSkeleton rows={3} />}>
      <ErasurePlan />
    </LaterPart>
  )
}

function Obstacles(props: { title: string; obstacles: readonly DeletionObstacle[] }) {
  const obstacles = useTranslations('catalogue.deletionObstacle')
  return (
    <div className={classes.fields}>
      <p>
        <strong>{props.title}</strong>
      </p>
      <ul className={classes.points}>
        {props.obstacles.map((obstacle) => (
          <li key={obstacle}>{obstacles(obstacle)}</li>
        ))}
      </ul>
    </div>
  )
}
