import { useTranslations } from 'use-intl'
import type { IdentitySentence } from '../../domain/people/identity-sentence.ts'
import { Pill, type Tone } from '../ui/pill.tsx'
import type { Board } from './missing-queries.ts'
import classes from './missing.module.css'

const LOOKS: Record<
  IdentitySentence,
  { tone: Tone; state: 'unverified' | 'started' | 'pending' | 'failed' } | null
> = {
  // What was never begun has no state worth a word, and what is known is not missing.
  unverified: null,
  succeeded: null,
  lapsed: { tone: 'stone', state: 'unverified' },
  started: { tone: 'blue', state: 'started' },
  pending: { tone: 'amber', state: 'pending' },
  again: { tone: 'amber', state: 'started' },
  failed: { tone: 'red', state: 'failed' },
  ended: { tone: 'stone', state: 'unverified' },
}

/** Where the verification of the identity stands, why it failed, and what to do next. */
export function IdentityWords({ identity }: { identity: NonNullable<Board['identity']> }) {
  const t = useTranslations('verification')
  const { sentence, failureReason, explanation } = identity
  const look = LOOKS[sentence]
  if (!look) return null
  return (
    <>
      <p className={classes.state}>
        <Pill tone={look.tone}>{t(`states.${look.state}`)}</Pill> {t(`sentences.${sentence}`)}
      </p>
      {failureReason && <p>{t(`reasons.${failureReason}`)}</p>}
      {explanation && <p>{t('explanation', { explanation })}</p>}
    </>
  )
}
