import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import type { Performance } from './performance-queries.ts'
import { usePerformancePlace } from './performance-place.ts'
import { VacantSpellRow } from './vacant-spell-row.tsx'
import classes from './performance.module.css'

/** What vacancy cost: the dearest stretches first, each with why and how it is counted. */
export function VacancyCard({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const [search] = useSearch()
  const { page, params, searchWith } = usePerformancePlace()
  const { spells, spellCount } = data
  return (
    <Card as="section" className={classes.card} aria-labelledby="vacancy">
      <h2 id="vacancy">{t('vacancy')}</h2>
      {spellCount === 0 ? (
        <p className={classes.nothing}>
          {t(data.figures.nights.booked > 0 ? 'noVacancy' : 'nothingOffered')}
        </p>
      ) : (
        <ul className={classes.spells}>
          {spells.map((spell) => (
            <VacantSpellRow
              key={`${spell.listingId} ${spell.from}`}
              spell={spell}
              currency={data.currency}
              isNamed={data.groupId === null || data.partOfGroup === true}
            />
          ))}
        </ul>
      )}
      {spellCount > spells.length && search.gaps !== 'all' && (
        <PageLink page={page} params={params} search={searchWith({ gaps: 'all' })} replace keepScroll>
          {t('allGaps', { count: spellCount })}
        </PageLink>
      )}
      {spellCount > spells.length && search.gaps === 'all' && (
        <small>{t('mostGaps', { shown: spells.length, count: spellCount })}</small>
      )}
    </Card>
  )
}
