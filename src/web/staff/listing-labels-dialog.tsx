import { useTranslations } from 'use-intl'
import { isLandlordLabel, labelsSetBy } from '../../domain/listings/listing-labels.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { useViewer } from '../shared/viewer.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { setLabels, type StaffListing } from './listings-queries.ts'

/** The labels of a listing: those that the viewer's permissions are for to be set with a reason, the others to be seen. */
export function ListingLabelsDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const labels = useTranslations('staff.labels')
  const tagText = useCatalogueText('catalogue.tag')
  const format = useFormat()
  const settable = labelsSetBy(useViewer()?.permissions ?? [])
  const before = listing?.labels ?? []
  const others = before.filter((label) => !settable.includes(label))
  return (
    <LabelsDialog
      opened={listing !== null}
      name={listing?.name ?? ''}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      parts={[
        { legend: labels('legend'), tags: settable.filter((label) => !isLandlordLabel(label)) },
        { legend: t('preferences'), hint: t('preferencesHint'), tags: settable.filter(isLandlordLabel) },
      ]}
      before={before}
      send={(chosen, key) => setLabels({ groupId: listing?.groupId ?? '', ...chosen }, key)}
      onClose={onClose}
    >
      <p>
        <strong>{t('otherLabels')}</strong>
        <br />
        {others.length > 0 ? format.list(others.map(tagText)) : t('noLabels')}
        <br />
        <small>{t('otherHint')}</small>
      </p>
    </LabelsDialog>
  )
}
