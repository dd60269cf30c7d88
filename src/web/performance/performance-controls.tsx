import { useNavigate } from '@tanstack/react-router'
import { IconPrinter, IconTableDown } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'use-intl'
import { LAST_YEAR } from '../../domain/public/performance-span.ts'
import { CurrencyField, ListingField } from '../shared/figures/choice-fields.tsx'
import { PeriodLinks } from '../shared/periods/period-links.tsx'
import { usePath } from '../shared/use-path.ts'
import { useSearch } from '../shared/use-search.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { type PerformancePlace, usePerformancePlace } from './performance-place.ts'
import type { Performance } from './performance-queries.ts'
import classes from './performance.module.css'

/** Which period, whose homes and in which currency, and the figures as a file or on paper. */
export function PerformanceControls({ place, data }: { place: PerformancePlace; data: Performance | null }) {
  const t = useTranslations('performance')
  const { page, params, searchWith } = usePerformancePlace()
  const [, setSearch] = useSearch()
  return (
    <div className={classes.controls}>
      <PeriodLinks
        page={page}
        params={params}
        period={place.period}
        searchWith={(period) => searchWith({ period, page: undefined, gaps: undefined })}
        standing={{ name: t('last12'), isShown: place.text === LAST_YEAR }}
      />
      <ScopeField data={data} />
      {data && data.currencies.length > 1 && (
        <CurrencyField
          currencies={data.currencies}
          shown={data.currency}
          onChange={(currency) => setSearch({ currency, page: undefined })}
        />
      )}
      <Exports place={place} data={data} />
    </div>
  )
}

function ScopeField({ data }: { data: Performance | null }) {
  const navigate = useNavigate()
  const toPath = usePath()
  const [search] = useSearch()
  const open = (groupId: string | null) =>
    void navigate({
      to: groupId ? toPath('groupPerformance', { groupId }) : toPath('performance'),
      search: { ...(search.period && { period: search.period }) },
      resetScroll: false,
    })
  return <ListingField groupId={data?.groupId ?? null} onChange={open} />
}

function Exports({ place, data }: { place: PerformancePlace; data: Performance | null }) {
  const t = useTranslations('performance')
  const language = useLocale()
  const closed = useClosedWhileActing('exports')
  const query = new URLSearchParams({
    period: place.text,
    ...place.scope,
    ...(data && { currency: data.currency }),
    language,
  })
  return (
    <span className={classes.exports}>
      <Button
        component="a"
        variant="quiet"
        href={`/api/performance.csv?${query}`}
        download
        disabled={closed !== null}
        icon={<IconTableDown size={17} aria-hidden />}
      >
        {t('csv')}
      </Button>
      <Button variant="quiet" onClick={() => window.print()} icon={<IconPrinter size={17} aria-hidden />}>
        {t('print')}
      </Button>
      {closed && <small>{closed}</small>}
    </span>
  )
}
