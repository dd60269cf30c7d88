import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { StayRules } from '../shared/stay-rules.tsx'
import classes from './request-form.module.css'

const stayRulesQuery = graphql(`
  query RequestFormStayRules($groupId: ID!, $from: Day!, $to: Day!) {
    stayChecks(groupId: $groupId, from: $from, to: $to) {
      ...StayRule
    }
  }
`)

function stayRulesOptions(groupId: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['requestFormStayRules', groupId, from, to],
    queryFn: async () => (await request(stayRulesQuery, { groupId, from, to })).stayChecks,
    enabled: isDay(from) && isDay(to) && from < to,
    placeholderData: keepPreviousData,
    // The form goes on without it: the server says the same when the request is sent.
    retry: false,
  })
}

/** What each rule on stays says about the chosen days, the viewer's own stays there counted in. */
export function StayVerdicts(props: { groupId: string; from: string; to: string }) {
  const t = useTranslations('requestForm.stay')
  const { data } = useQuery(stayRulesOptions(props.groupId, props.from, props.to))
  if (!data || !(props.from < props.to)) return null
  return (
    <section aria-label={t('rules')} className={classes.rules} aria-live="polite">
      <h2>{t('rules')}</h2>
      <StayRules rules={data} />
    </section>
  )
}
