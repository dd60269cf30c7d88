import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import type { Performance } from './performance-queries.ts'
import classes from './performance.module.css'

/** What a home asks for beside its own stays and similar homes, with how many stand behind each. */
export function PriceHints({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { prices, currency, groupId, city } = data
  if (!prices || prices.price === null || !groupId) return null
  const { similar, own } = prices
  const money = (amount: number) => format.money(amount, currency, 'yes')
  return (
    <Card as="section" className={classes.card} aria-labelledby="prices">
      <h2 id="prices">{t('prices')}</h2>
      <DefinitionList
        areSentences
        items={[
          { term: t('yourPrice'), value: t('aMonth', { amount: money(prices.price) }) },
          {
            term: t('ownStays'),
            value:
              own?.averagePrice == null ? t('noOwnStays') : t('aMonth', { amount: money(own.averagePrice) }),
            detail: own && own.stays > 0 ? t('ownStaysBehind', { count: own.stays }) : undefined,
          },
          {
            term: t('similarPrices'),
            value:
              similar?.median == null
                ? t('fewSimilar')
                : t('similarMiddle', {
                    amount: money(similar.median),
                    lower: money(similar.lower ?? similar.median),
                    upper: money(similar.upper ?? similar.median),
                  }),
            detail: similar
              ? t('similarBehind', { homes: similar.units, landlords: similar.landlords, city: city ?? '' })
              : undefined,
          },
        ]}
      />
      <PageLink page="groupEdit" params={{ groupId, stepId: 'price' }}>
        {t('changePrice')}
      </PageLink>
    </Card>
  )
}
