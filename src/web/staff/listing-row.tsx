import { useTranslations } from 'use-intl'
import { labelsSetBy } from '../../domain/listings/listing-labels.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOnce } from '../shared/use-once.ts'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Pill } from '../ui/pill.tsx'
import { showToast } from '../ui/toast-store.ts'
import { allowPublishing, type StaffListing } from './listings-queries.ts'
import classes from './staff-page.module.css'

/** One listing: whose, whether it is public, why it was taken out, and what the viewer's permissions are for. */
export function ListingRow(props: {
  listing: StaffListing
  onTakeOff: () => void
  onScam: () => void
  onLabels: () => void
}) {
  const { listing } = props
  const permissions = useViewer()?.permissions ?? []
  // Sales have that reason among theirs.
  const isSales = permissions.includes('sales')
  const t = useTranslations('staff.listings')
  const labels = useTranslations('staff.labels')
  const errors = useTranslations('errors')
  const format = useFormat()
  const tagText = useCatalogueText('catalogue.tag')
  const reasonText = useCatalogueText('catalogue.unpublishReason')
  const allow = useOnce({
    send: (_: null, idempotencyKey) => allowPublishing(listing.groupId, idempotencyKey),
    onDone: () => showToast({ text: t('allowed', { name: listing.name }), tone: 'success' }),
    onFailed: (error) => showToast({ text: errorMessage(errors, error), tone: 'error' }),
  })
  const isPublic = listing.publishedUnits > 0
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <strong>{listing.name}</strong>
        <small>{listing.city}</small>
        <small>
          {isSales ? (
            <PageLink page="staffAudit" params={{ landlordId: listing.landlordId }}>
              {listing.landlordName}
            </PageLink>
          ) : (
            listing.landlordName
          )}
        </small>
      </div>
      <div className={classes.what}>
        <Pill tone={isPublic ? 'pine' : listing.isHeldBySales ? 'red' : 'stone'}>
          {isPublic
            ? t('public', { count: listing.publishedUnits, units: listing.units })
            : listing.isHeldBySales
              ? t('held')
              : t('hidden')}
        </Pill>
        {listing.reason && listing.unpublishedAt && (
          <small>
            {t('because', {
              when: format.instant(listing.unpublishedAt),
              reason: reasonText(listing.reason),
            })}
          </small>
        )}
        {listing.explanation && <small>{listing.explanation}</small>}
        {listing.labels.length > 0 && <small>{format.list(listing.labels.map(tagText))}</small>}
      </div>
      <div className={classes.buttons}>
        {labelsSetBy(permissions).length > 0 && (
          <Button
            size="small"
            aria-label={labels('buttonName', { name: listing.name })}
            onClick={props.onLabels}
          >
            {labels('button')}
          </Button>
        )}
        {isPublic && !isSales && permissions.includes('scam') && (
          <Button size="small" aria-label={t('scamName', { name: listing.name })} onClick={props.onScam}>
            {t('scam')}
          </Button>
        )}
        {isPublic && isSales && (
          <Button
            size="small"
            aria-label={t('takeOffName', { name: listing.name })}
            onClick={props.onTakeOff}
          >
            {t('takeOff')}
          </Button>
        )}
        {listing.isHeldBySales && isSales && (
          <Button
            size="small"
            busy={allow.busy}
            aria-label={t('allowName', { name: listing.name })}
            onClick={() => allow.run(null)}
          >
            {t('allow')}
          </Button>
        )}
      </div>
    </li>
  )
}
