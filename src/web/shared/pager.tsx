import { useTranslations } from 'use-intl'
import { useFormat } from './format.ts'
import { type Search, useSearch } from './use-search.ts'
import { Button } from '../ui/button.tsx'
import classes from './pager.module.css'

/** Rows of a page of a list. */
export const PAGE_SIZE = 20

/** Which page of a list an address names, from 1. */
export function pageOf({ page }: Search): number {
  return Math.min(100_000, Math.max(1, Math.floor(Number(page)) || 1))
}

/** Turns the pages of a list that has more than one. */
export function Pager({ total }: { total: number }) {
  const t = useTranslations('pager')
  const format = useFormat()
  const [search, setSearch] = useSearch()
  const page = pageOf(search)
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pages <= 1 && page === 1) return null
  const turnTo = (next: number) => setSearch({ page: next > 1 ? String(next) : undefined })
  return (
    <div className={classes.pager}>
      <Button disabled={page === 1} onClick={() => turnTo(Math.min(page - 1, Math.max(1, pages)))}>
        {t('previous')}
      </Button>
      <span>{t('page', { page: format.number(page), pages: format.number(Math.max(1, pages)) })}</span>
      <Button disabled={page >= pages} onClick={() => turnTo(page + 1)}>
        {t('next')}
      </Button>
    </div>
  )
}
