import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { usePerformancePlace } from './performance-place.ts'
import shared from '../shared/figures/figures.module.css'

/** The charts of the page; the address names those that are shown as a table. */
export type ChartName = 'nights' | 'earnings'

/** Whether a chart is to be shown as a table. */
export function useIsTable(chart: ChartName): boolean {
  const [search] = useSearch()
  return (search.tables ?? '').split('.').includes(chart)
}

/** A chart's heading with its legend and the link to the same as a table. */
export function ChartHead(props: { id: string; title: string; chart: ChartName; children?: ReactNode }) {
  const t = useTranslations('performance')
  const [search] = useSearch()
  const { page, params, searchWith } = usePerformancePlace()
  const tables = (search.tables ?? '').split('.').filter(Boolean)
  const isTable = tables.includes(props.chart)
  const others = tables.filter((name) => name !== props.chart)
  const wanted = isTable ? others : [...others, props.chart]
  return (
    <div className={shared.head}>
      <h2 id={props.id}>{props.title}</h2>
      {props.children}
      <PageLink
        page={page}
        params={params}
        search={searchWith({ tables: wanted.join('.') || undefined })}
        replace
        keepScroll
        aria-label={t(isTable ? 'asChartOf' : 'asTableOf', { title: props.title })}
      >
        {t(isTable ? 'asChart' : 'asTable')}
      </PageLink>
    </div>
  )
}
