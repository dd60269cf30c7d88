import { queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { RETENTION } from '../../domain/public/retention/table.ts'
import { sayClock } from '../../domain/public/retention/words.ts'
import { graphql } from '../gen/gql.ts'
import type { AccountErasurePlanQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import classes from './account-page.module.css'

const planQuery = graphql(`
  query AccountErasurePlan {
    me {
      _id
      erasurePlan {
        kind
        deleted
        emptied
        kept
        until
      }
    }
  }
`)

type Planned = NonNullable<NonNullable<AccountErasurePlanQuery['me']>['erasurePlan']>[number]

function planOptions() {
  return queryOptions({
    queryKey: ['account', 'deletion', 'plan'],
    queryFn: async () => (await request(planQuery)).me?.erasurePlan ?? [],
  })
}

/** What an erasure of the person's own account does: what goes, what is emptied, what stays, why, and until when. */
export function ErasurePlan() {
  const t = useTranslations('myAccount.deletion.plan')
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(planOptions())
  if (error) return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} />
  return (
    <section aria-label={t('title')} className={classes.fields}>
      <h3>{t('title')}</h3>
      <p className={classes.hint}>{t('lead')}</p>
      {(['deleted', 'emptied', 'kept'] as const).map((fate) => (
        <Fate key={fate} fate={fate} plan={data.filter((planned) => planned[fate] > 0)} />
      ))}
    </section>
  )
}

/** The kinds of data that have one fate, with how many entries. */
function Fate({ fate, plan }: { fate: 'deleted' | 'emptied' | 'kept'; plan: readonly Planned[] }) {
  const t = useTranslations('myAccount.deletion.plan')
  const words = useTranslations('retention')
  const format = useFormat()
  if (plan.length === 0) return null
  const sum = plan.reduce((all, planned) => all + planned[fate], 0)
  return (
    <Disclosure summary={t(fate, { count: sum })} isOpen={fate === 'kept'}>
      {fate !== 'deleted' && <p className={classes.hint}>{t(`${fate}Why`)}</p>}
      <DefinitionList
        items={plan.map((planned) => ({
          term: words(`kinds.${planned.kind}.name`),
          value: t('entries', { count: planned[fate] }),
          detail: fate === 'kept' ? whyKept(planned) : undefined,
        }))}
      />
    </Disclosure>
  )

  function whyKept({ kind, until }: Planned): string {
    const { laws = [], clocks = [] } = RETENTION.find(({ key }) => key === kind) ?? {}
    const end = until
      ? t('until', { day: format.day(until) })
      : clocks.map((clock) => sayClock(words, clock)).join('; ')
    return `${laws.map((law) => words(`laws.${law}`)).join('; ')} – ${end}`
  }
}
