import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { TAX_DATA_STATES } from '../../domain/catalogue/tax.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { SearchField } from '../shared/search-field.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField } from '../ui/fields.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { Pill } from '../ui/pill.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { taxStateOf } from './books-search.ts'
import classes from './books-page.module.css'
import { ExemptionDialog } from './exemption-dialog.tsx'
import { type Kept, KeptNote, useKept } from './kept.tsx'
import { Pager, pageOf } from '../shared/pager.tsx'
import { type TaxDataItem, taxDataOptions } from './tax-data-queries.ts'

/** As whom landlords let: what tax reporting lacks of it, whose payouts are held, and who is exempt. */
export function TaxDataView() {
  const t = useTranslations('taxData')
  const errors = useTranslations('errors')
  const stateText = useCatalogueText('catalogue.taxDataState')
  const [search, setSearch] = useSearch()
  const state = taxStateOf(search)
  const [changed, setChanged] = useOverlayOf<TaxDataItem>('exemption')
  const { data, error, refetch } = useQuery({
    ...taxDataOptions(state, search.q ?? '', pageOf(search)),
    placeholderData: keepPreviousData,
  })
  const kept = useKept({ billingDetailsIds: data?.nodes.map(({ _id }) => _id) ?? [] })
  return (
    <>
      <div className={classes.filters}>
        <SearchField param="q" label={t('search')} placeholder={t('searchHint')} className={classes.search} />
        <SelectField
          size="sm"
          aria-label={t('state')}
          value={state}
          data={TAX_DATA_STATES.map((value) => ({ value, label: stateText(value) }))}
          onChange={(event) => setSearch({ tax: event.currentTarget.value, page: undefined })}
        />
      </div>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
      {data?.nodes.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('nobody')}
          text={search.q ? t('nobodyFound') : t('nobodyText')}
          level={2}
        />
      )}
      {data && data.nodes.length > 0 && (
        <RowsCard>
          {data.nodes.map((item) => (
            <TaxDataRow
              key={item._id}
              item={item}
              kept={kept.get(item._id)}
              onChange={() => setChanged(item)}
            />
          ))}
        </RowsCard>
      )}
      {data && <Pager total={data.totalCount} />}
      <ExemptionDialog key={changed?._id} item={changed} onClose={() => setChanged(null)} />
    </>
  )
}

function TaxDataRow(props: { item: TaxDataItem; kept: Kept | undefined; onChange: () => void }) {
  const { item, kept, onChange } = props
  const t = useTranslations('taxData')
  const data = useCatalogueText('catalogue.dac7Datum')
  const statusText = useCatalogueText('catalogue.dac7ExemptionStatus')
  const format = useFormat()
  const { askedAt, heldAt, exemptionDeadline, missing } = item
  const name = item.name || item.landlordName
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>
          <PageLink page="staffAudit" params={{ landlordId: item.landlordId }}>
            {item.landlordName}
          </PageLink>
          {', '}
          {item.landlordEmail}
        </small>
        <KeptNote kept={kept} />
      </div>
      <div className={classes.what}>
        {heldAt && !item.isExempt && missing.length > 0 && (
          <Pill tone="amber">{t('held', { day: format.day(heldAt.slice(0, 10)) })}</Pill>
        )}
        <span>
          {missing.length > 0
            ? t('missing', { data: format.list(missing.map((datum) => data(datum))) })
            : t('complete')}
        </span>
        {item.exemptionStatus !== 'NON_EXEMPT' && (
          <span>
            {t(exemptionDeadline ? 'exemptUntil' : 'exempt', {
              status: statusText(item.exemptionStatus),
              day: exemptionDeadline ? format.day(exemptionDeadline) : '',
              reason: item.exemptionReason,
            })}
          </span>
        )}
        <small>
          {t('homes', { count: item.homes })}
          {askedAt && missing.length > 0 && ` · ${t('asked', { day: format.day(askedAt.slice(0, 10)) })}`}
        </small>
      </div>
      <div className={classes.buttons}>
        <Button size="small" aria-label={t('changeFor', { name })} onClick={onChange}>
          {t('change')}
        </Button>
      </div>
    </li>
  )
}
