import { useTranslations } from 'use-intl'
import { EXPLANATION_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { takeOffAsScam, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'

/** Takes a listing off as a scam: what makes somebody sure of it, what follows, then does it. */
export function ScamDialog(props: { listing: StaffListing | null; onClose: () => void }) {
  const { listing, onClose } = props
  const t = useTranslations('staff.listings')
  const name = listing?.name ?? ''
  return (
    <ReasonDialog
      opened={listing !== null}
      onClose={onClose}
      title={t('scamTitle', { name })}
      description={listing && t('owner', { name: listing.landlordName, city: listing.city })}
      submit={t('scam')}
      variant="danger-filled"
      length={{ min: 1, max: EXPLANATION_MAX_LENGTH }}
      words={{ label: t('scamWhy'), hint: t('scamHint'), missing: t('scamMissing') }}
      send={(text, key) => takeOffAsScam(listing?.groupId ?? '', text, key)}
      done={t('taken', { name })}
    >
      <ul className={classes.points}>
        <li>{t('scamWhat')}</li>
        <li>{t('whatLandlord', { name: listing?.landlordName ?? '' })}</li>
      </ul>
    </ReasonDialog>
  )
}
