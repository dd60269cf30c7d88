import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Card } from '../../ui/card.tsx'
import { useNow } from '../../ui/countdown.tsx'
import { useFormat } from '../format.ts'
import { useCatalogueText } from '../status-text.ts'
import { type PartnerState, partnerSourcesOptions } from './feed-queries.ts'
import classes from './feeds.module.css'

/** What partner platforms tell of a unit, or why they are not asked; nothing where no partner is connected. */
export function PartnerSources({ listingId }: { listingId: string }) {
  const t = useTranslations('feeds.partners')
  const { data } = useQuery(partnerSourcesOptions(listingId))
  const sources = (data ?? []).filter(({ allowed, blocks }) => allowed.reason !== 'NO_PARTNER' || blocks > 0)
  if (sources.length === 0) return null
  return (
    <Card as="section" className={classes.partners} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <ul>
        {sources.map((state) => (
          <li key={state.source}>
            <Sentence state={state} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Sentence({ state }: { state: PartnerState }) {
  const t = useTranslations('feeds.partners')
  const sourceText = useCatalogueText('catalogue.blockSource')
  const obstacleText = useCatalogueText('catalogue.partnerObstacle')
  const format = useFormat()
  const now = useNow()
  const source = sourceText(state.source)
  const { allowed, answeredAt, failingSince, quarantineSince, blocks } = state
  if (!allowed.value) return t('off', { source, reason: obstacleText(allowed.reason ?? ''), count: blocks })
  if (failingSince) return t('failing', { source, since: format.instant(failingSince), count: blocks })
  if (!answeredAt) return t('never', { source })
  if (quarantineSince) return t('held', { source, since: format.instant(quarantineSince), count: blocks })
  return t('read', { source, when: format.relative(answeredAt, now), count: blocks })
}
