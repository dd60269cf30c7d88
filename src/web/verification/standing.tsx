import { IconCircleCheck, IconClock, IconIdBadge2, IconProgress, IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import {
  type DashboardVerificationStatus,
  dashboardVerificationStatus,
} from '../../domain/catalogue/checks.ts'
import { identitySentence } from '../../domain/people/identity-sentence.ts'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import classes from './verification.module.css'
import type { OwnIdentity, Verification } from './verification-queries.ts'

const looks: Record<DashboardVerificationStatus, { tone: Tone; icon: ReactNode }> = {
  unverified: { tone: 'stone', icon: <IconIdBadge2 size={16} aria-hidden /> },
  started: { tone: 'blue', icon: <IconProgress size={16} aria-hidden /> },
  pending: { tone: 'amber', icon: <IconClock size={16} aria-hidden /> },
  succeeded: { tone: 'pine', icon: <IconCircleCheck size={16} aria-hidden /> },
  failed: { tone: 'red', icon: <IconAlertCircle size={16} aria-hidden /> },
}

/** Where the verification stands: one of the five states, what it means, and what is kept. */
export function Standing({ identity }: { identity: OwnIdentity }) {
  const t = useTranslations('verification')
  const format = useFormat()
  const { latest, verified } = identity
  const status = shownStatus(identity)
  const { tone, icon } = looks[status]
  return (
    <Card as="section" className={classes.standing}>
      <div className={classes.line} role="status">
        <Pill tone={tone} icon={icon}>
          {t(`states.${status}`)}
        </Pill>
        <p className={classes.sentence}>{t(`sentences.${sentenceOf(identity)}`)}</p>
      </div>
      {latest && <Refusal verification={latest} />}
      {latest?.isTest && <p className={classes.test}>{t('test')}</p>}
      {latest?.endsAt && (
        <p className={classes.until}>{t('endsAt', { time: format.instant(latest.endsAt) })}</p>
      )}
      {verified && (
        <DefinitionList
          items={[
            { term: t('kept.name'), value: `${verified.firstName} ${verified.lastName}`.trim() },
            {
              term: t('kept.birthDate'),
              value: verified.birthDate && format.day(verified.birthDate, 'long'),
            },
            {
              term: t('kept.expiresOn'),
              value: verified.expiresOn && format.day(verified.expiresOn, 'long'),
            },
            { term: t('kept.approvedAt'), value: format.instant(verified.approvedAt) },
          ]}
        />
      )}
      {latest && <Clock verification={latest} />}
    </Card>
  )
}

/** An approval whose document has expired proves nothing any more. */
function shownStatus({ latest, verified }: OwnIdentity): DashboardVerificationStatus {
  const status = dashboardVerificationStatus(latest && (latest.status ?? latest.action))
  return status === 'succeeded' && !verified ? 'unverified' : status
}

// Here the latest one is told of, also where an older one still proves who somebody is.
function sentenceOf({ latest, verified }: OwnIdentity) {
  return identitySentence({ latest, isVerified: latest?.status === 'APPROVED' && verified != null })
}

/** Why it was not approved, and what whoever decided adds. */
function Refusal({ verification }: { verification: Verification }) {
  const t = useTranslations('verification')
  const { failureReason, explanation } = verification
  if (!failureReason) return null
  return (
    <div className={classes.refusal}>
      <p>{t(`reasons.${failureReason}`)}</p>
      {explanation && <p>{t('explanation', { explanation })}</p>}
    </div>
  )
}

function Clock({ verification: { eraseAfter, erasedAt } }: { verification: Verification }) {
  const t = useTranslations('verification')
  const format = useFormat()
  if (erasedAt) return <p className={classes.clock}>{t('erased', { time: format.instant(erasedAt) })}</p>
  if (eraseAfter)
    return <p className={classes.clock}>{t('eraseAfter', { time: format.instant(eraseAfter) })}</p>
  return null
}
