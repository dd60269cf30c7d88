import {
  IconArchive,
  IconArchiveOff,
  IconCopy,
  IconEdit,
  IconExternalLink,
  IconTable,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { PageLink } from '../page-link.tsx'
import { useReasonText } from '../reason-text.ts'
import { useCatalogueText } from '../status-text.ts'
import { PublishGaps } from './publish-gaps.tsx'
import classes from './publishing.module.css'
import {
  type ManagedListing,
  type PublishingTarget,
  type Situation,
  situationOptions,
} from './publishing-queries.ts'
import { useListingCommands } from './use-listing-commands.ts'
import { utcDayOf } from '../../../domain/kernel/day.ts'

/** What can be done with a listing, a group or one unit: publish, take out, edit, copy, archive; each says why not. */
export function ManageDialog(props: {
  target: PublishingTarget
  opened: boolean
  onClose: () => void
  onUnpublish: () => void
}) {
  const { target, opened } = props
  const t = useTranslations('publishing')
  const errors = useTranslations('errors')
  const query = useQuery({ ...situationOptions(target), enabled: opened })
  const situation = query.data?.publishing
  const listing = query.data?.landlordListingByGroupId
  return (
    <AdaptiveDialog
      opened={opened}
      onClose={props.onClose}
      title={listing ? nameOf(listing, target) : t('manage')}
      description={situation && <PublicState situation={situation} isUnit={target.listingId !== null} />}
    >
      {situation && listing ? (
        <ManageBody {...props} situation={situation} listing={listing} name={nameOf(listing, target)} />
      ) : (
        <div className={classes.body}>
          {query.isPending && <Bone width="60%" />}
          {(query.error ?? query.isSuccess) && (
            <ErrorPanel
              message={query.error ? errorMessage(errors, query.error) : t('gone')}
              busy={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          )}
        </div>
      )}
    </AdaptiveDialog>
  )
}

/** The name of what a target is: of the unit, or of the listing. */
export function nameOf(listing: ManagedListing, { listingId }: PublishingTarget): string {
  return listing.group.find((unit) => unit._id === listingId)?.apartmentName ?? listing.name
}

function PublicState({ situation, isUnit }: { situation: Situation; isUnit: boolean }) {
  const t = useTranslations('publishing')
  const format = useFormat()
  const reasonText = useCatalogueText('catalogue.unpublishReason')
  const { left, publicUnits, archivedAt } = situation
  const state = archivedAt ? 'archived' : publicUnits > 0 ? 'public' : 'hidden'
  return (
    <span className={classes.state}>
      <Pill
        tone={state === 'public' ? 'pine' : 'stone'}
        pattern={state === 'public' ? undefined : 'outlined'}
      >
        {t(`states.${state}`)}
      </Pill>
      {!isUnit && publicUnits > 0 && situation.unitsToPublish > 0 && (
        <span>{t('someHidden', { count: situation.unitsToPublish })}</span>
      )}
      {left?.at && (
        <span>
          {t('leftBecause', {
            day: format.day(utcDayOf(Date.parse(left.at))),
            reason: reasonText(left.reason ?? ''),
          })}
        </span>
      )}
    </span>
  )
}

function ManageBody(props: {
  target: PublishingTarget
  situation: Situation
  listing: ManagedListing
  name: string
  onClose: () => void
  onUnpublish: () => void
}) {
  const { target, situation, listing, name } = props
  const t = useTranslations('publishing')
  const reasonText = useReasonText()
  const commands = useListingCommands(target, name, props.onClose)
  const { canPublish, canUnpublish, gaps } = situation
  return (
    <div className={classes.body}>
      {canPublish.reason === 'INCOMPLETE' && <PublishGaps gaps={gaps} listing={listing} />}
      <div className={classes.actions}>
        {canPublish.reason !== 'ALREADY_PUBLISHED' && (
          <Button
            variant="primary"
            size="large"
            busy={commands.publish.busy}
            disabled={!canPublish.value}
            reason={reasonText(canPublish.reason)}
            onClick={() => commands.publish.run(null)}
          >
            {t('publish', { count: situation.unitsToPublish })}
          </Button>
        )}
        {canUnpublish.value && (
          <Button size="large" variant="danger" onClick={props.onUnpublish}>
            {t('unpublish')}
          </Button>
        )}
      </div>
      {target.listingId === null && <More {...props} commands={commands} />}
    </div>
  )
}

function More(props: {
  situation: Situation
  listing: ManagedListing
  commands: ReturnType<typeof useListingCommands>
}) {
  const { situation, listing, commands } = props
  const t = useTranslations('publishing')
  const reasonText = useReasonText()
  const { groupId, partOfGroup, isWhole, _id: listingId } = listing
  // Of single units nothing is taken out either, for the same reason.
  const closed = isWhole ? null : situation.canUnpublish.reason
  return (
    <ul className={classes.more}>
      <li>
        <Button
          component={PageLink}
          page={partOfGroup ? 'groupEdit' : 'listingEdit'}
          params={{ groupId, listingId }}
          disabled={!isWhole}
          reason={reasonText(closed)}
          icon={<IconEdit size={18} aria-hidden />}
        >
          {t('edit')}
        </Button>
      </li>
      <li>
        <Button
          component={PageLink}
          page="units"
          params={{ groupId }}
          icon={<IconTable size={18} aria-hidden />}
        >
          {t(partOfGroup ? 'units' : 'makeGroup')}
        </Button>
      </li>
      <li>
        <Button component={PageLink} page="portalHomes" icon={<IconExternalLink size={18} aria-hidden />}>
          {t('portals')}
        </Button>
      </li>
      {situation.publicUnits > 0 && (
        <li>
          <Button
            component={PageLink}
            page={partOfGroup ? 'publicGroup' : 'publicListing'}
            params={{ groupId, listingId }}
            icon={<IconExternalLink size={18} aria-hidden />}
          >
            {t('view')}
          </Button>
        </li>
      )}
      <li>
        <Button
          busy={commands.duplicate.busy}
          disabled={!isWhole}
          reason={reasonText(closed)}
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => commands.duplicate.run(null)}
        >
          {t('duplicate')}
        </Button>
      </li>
      <li>
        {situation.archivedAt ? (
          <Button
            busy={commands.unarchive.busy}
            disabled={!isWhole}
            reason={reasonText(closed)}
            icon={<IconArchiveOff size={18} aria-hidden />}
            onClick={() => commands.unarchive.run(null)}
          >
            {t('unarchive')}
          </Button>
        ) : (
          <Button
            busy={commands.archive.busy}
            disabled={!situation.canArchive.value}
            reason={reasonText(situation.canArchive.reason)}
            icon={<IconArchive size={18} aria-hidden />}
            onClick={() => commands.archive.run(null)}
          >
            {t('archive')}
          </Button>
        )}
      </li>
    </ul>
  )
}
