import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { ListEnd } from '../shared/list-end.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { taxEntriesQuery, type TaxProperty, type TaxSellerYear } from './tax-report-queries.ts'
import classes from './tax-report.module.css'

/** The bookings that the figures of a property come from. */
export function TaxEntries(props: {
  year: number
  opened: { seller: TaxSellerYear; property: TaxProperty } | null
  onClose: () => void
}) {
  const { year, opened, onClose } = props
  const t = useTranslations('taxReport')
  return (
    <AdaptiveDialog
      opened={opened !== null}
      onClose={onClose}
      size="large"
      title={opened ? t('entriesOf', { address: opened.property.address }) : ''}
      description={t('entriesText', { year: String(year) })}
    >
      {opened && (
        <EntryList
          asked={{
            year,
            billingDetailsId: opened.seller.billingDetailsId ?? null,
            propertyId: opened.property._id,
            currency: opened.property.currency,
          }}
        />
      )}
    </AdaptiveDialog>
  )
}

function EntryList({ asked }: { asked: Parameters<typeof taxEntriesQuery>[0] }) {
  const t = useTranslations('taxReport')
  const kindText = useCatalogueText('catalogue.taxEntryKind')
  const format = useFormat()
  const list = useInfiniteQuery(taxEntriesQuery(asked))
  if (list.isPending) return <Bone height="220px" />
  const entries = list.data?.pages.flat() ?? []
  return (
    <>
      {list.isSuccess && entries.length === 0 && <p>{t('noEntries')}</p>}
      <ul className={classes.entries}>
        {entries.map(({ _id, kind, day, amount, currency, bookingId, tenantNames, apartmentName }) => (
          <li key={_id}>
            <span>
              <strong>{kindText(kind)}</strong>
              <small>{format.day(day)}</small>
              <small>
                <PageLink page="bookings" params={{ bookingId }}>
                  {t('stayOf', { tenant: tenantNames, apartment: apartmentName })}
                </PageLink>
              </small>
            </span>
            <span className={classes.amount}>
              {format.money(kind === 'FEE' || kind === 'FEE_CREDITED' ? -amount : amount, currency, 'no')}
            </span>
          </li>
        ))}
      </ul>
      <ListEnd list={list} isBegun={entries.length > 0} more={t('more')} />
    </>
  )
}
