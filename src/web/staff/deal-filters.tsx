import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, SelectField } from '../ui/fields.tsx'
import { DEAL_PERIODS } from './deals-queries.ts'
import { managersOptions } from './staff-queries.ts'
import classes from './deals-page.module.css'

/** What the board is narrowed to: a text, who looks after the landlord, key accounts, a time, one landlord. */
export function DealFilters({ landlordName }: { landlordName: string | null }) {
  const t = useTranslations('deals.filter')
  const [search, setSearch] = useSearch()
  const { data: managers } = useSuspenseQuery(managersOptions())
  const change = (name: string, value: string) => setSearch({ [name]: value || undefined, page: undefined })
  return (
    <div className={classes.filters} role="search">
      <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
      <SelectField
        size="sm"
        label={t('manager')}
        value={search.manager ?? ''}
        data={[
          { value: '', label: t('anybody') },
          ...managers.map(({ _id, name }) => ({ value: _id, label: name })),
          { value: 'none', label: t('nobody') },
        ]}
        onChange={(event) => change('manager', event.currentTarget.value)}
      />
      <SelectField
        size="sm"
        label={t('since')}
        value={search.days ?? ''}
        data={[
          { value: '', label: t('anyTime') },
          ...DEAL_PERIODS.map((days) => ({ value: days, label: t('lastDays', { days: Number(days) }) })),
        ]}
        onChange={(event) => change('days', event.currentTarget.value)}
      />
      <CheckField
        label={t('keyAccounts')}
        checked={search.ka === 'true'}
        onChange={(event) => change('ka', event.currentTarget.checked ? 'true' : '')}
      />
      {search.landlord && (
        <Button
          size="small"
          component={PageLink}
          page="staffDeals"
          search={{ ...search, landlord: undefined, page: undefined }}
        >
          {landlordName ? t('allInstead', { name: landlordName }) : t('all')}
        </Button>
      )}
    </div>
  )
}
