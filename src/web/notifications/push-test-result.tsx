import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PUSH_HOPS, type PushHop } from '../../domain/notifications/push-test.ts'
import classes from './push.module.css'
import { pushTestOptions } from './push-queries.ts'

/** The way of a test, hop by hop, and what to do about the one that failed. */
export function PushTestResult({ test }: { test: { failedAt: PushHop } | { id: string } }) {
  const t = useTranslations('push')
  const { data } = useQuery(pushTestOptions('id' in test ? test.id : null))
  const at: PushHop = 'id' in test ? (data?.hop ?? 'PUSH_SERVICE') : test.failedAt
  const state = 'id' in test ? (data?.state ?? 'WAITING') : 'FAILED'
  const code = data?.statusCode ? String(data.statusCode) : 'none'
  const stateOf = (hop: PushHop) => {
    const distance = PUSH_HOPS.indexOf(hop) - PUSH_HOPS.indexOf(at)
    if (distance === 0) return state
    return distance < 0 ? 'DONE' : 'OPEN'
  }
  return (
    <div className={classes.test}>
      <h3 id="push-test">{t('hopsTitle')}</h3>
      <ol className={classes.hops} aria-labelledby="push-test">
        {PUSH_HOPS.map((hop) => (
          <li key={hop} data-state={stateOf(hop)}>
            <span>{t(`hops.${hop}`)}</span> <strong>{t(`state.${stateOf(hop)}`)}</strong>
          </li>
        ))}
      </ol>
      <p role="status">
        {state === 'WAITING' && t('testing')}
        {state === 'DONE' && t('works')}
        {state === 'FAILED' && t(`help.${at}`, { code })}
      </p>
    </div>
  )
}
