import { useTranslations } from 'use-intl'
import { isStaffLabel, STAFF_LABELS } from '../../domain/listings/listing-labels.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { LabelsDialog } from './labels-dialog.tsx'
import { setLabels, type StaffListing } from './listings-queries.ts'

/** The labels of a listing: those of staff to be set with a reason, those of its landlord to be seen. */
export function ListingLabelsDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const tagText = useCatalogueText('catalogue.tag')
  const format = useFormat()
  const own = (listing?.labels ?? []).filter((label) => !isStaffLabel(label))
  return (
    <LabelsDialog
      opened={listing !== null}
      name={listing?.name ?? ''}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      offered={STAFF_LABELS}
      before={listing?.labels ?? []}
      send={(chosen, key) => setLabels({ groupId: listing?.groupId ?? '', ...chosen }, key)}
      onClose={onClose}
    >
      <p>
        <strong>{t('labelsOwn')}</strong>
        <br />
        {own.length > 0 ? format.list(own.map(tagText)) : t('noLabels')}
        <br />
        <small>{t('labelsOwnHint')}</small>
      </p>
    </LabelsDialog>
  )
}
