import { IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { graphql } from '../gen/gql.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useFormat } from './format.ts'
import classes from './stay-rules.module.css'

graphql(`
  fragment StayRule on StayCheck {
    rule
    months
    origin
    region
    source {
      text
      url
      basis
    }
    validFrom
    lifted
    verdict {
      value
    }
    chain {
      from
      to
    }
    count
  }
`)

/** What one rule says about a stay, as the API tells it (GraphQL StayCheck). */
export interface StayRule {
  rule: string
  months?: number | null
  origin?: string | null
  region?: string | null
  source?: { text: string; url: string; basis: string } | null
  validFrom?: string | null
  lifted?: string | null
  verdict: { value: boolean }
  chain?: { from: string; to: string } | null
  count?: number | null
}

/** Every rule on a stay in a sentence, kept or broken, with where the rule comes from and since when. */
export function StayRules(props: { rules: readonly StayRule[] }) {
  return (
    <ul className={classes.rules}>
      {props.rules.map((rule) => (
        <Rule key={`${rule.rule}.${rule.origin ?? ''}.${rule.region ?? ''}`} rule={rule} />
      ))}
    </ul>
  )
}

function Rule({ rule }: { rule: StayRule }) {
  const t = useTranslations('stayRules')
  const format = useFormat()
  const state = rule.lifted ? 'lifted' : rule.verdict.value ? 'kept' : 'broken'
  const Icon = state === 'lifted' ? IconInfoCircle : state === 'kept' ? IconCheck : IconX
  return (
    <li data-state={state}>
      <Icon size={18} aria-hidden />
      <div>
        <VisuallyHidden>{t(`state.${state}`)}: </VisuallyHidden>
        {sentence()}
        {rule.chain && (
          <small>{t('chain', { range: format.dayRange(rule.chain.from, rule.chain.to) })}</small>
        )}
        {rule.lifted && <small>{t(`lifted.${rule.lifted}`)}</small>}
        <Source rule={rule} />
      </div>
    </li>
  )

  function sentence(): string {
    if (rule.rule === 'FREE_UNITS') return t('FREE_UNITS', { count: rule.count ?? 0 })
    const place = rule.region ? t(`region.${rule.region}`) : ''
    const values = { ok: String(rule.verdict.value), months: rule.months ?? 0, place }
    const origin = rule.origin ?? 'LISTING'
    return rule.rule === 'MINIMUM' ? t(`MINIMUM.${origin}`, values) : t(`MAXIMUM.${origin}`, values)
  }
}

function Source({ rule }: { rule: StayRule }) {
  const t = useTranslations('stayRules')
  const format = useFormat()
  if (!rule.source) return null
  return (
    <small>
      <a href={rule.source.url} target="_blank" rel="noopener noreferrer">
        {rule.source.text}
      </a>{' '}
      {t(`basis.${rule.source.basis}`)}
      {rule.validFrom && <> {t('validFrom', { day: format.day(rule.validFrom) })}</>}
    </small>
  )
}
