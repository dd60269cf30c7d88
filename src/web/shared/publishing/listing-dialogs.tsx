import { useQuery } from '@tanstack/react-query'
import { useSearch } from '../use-search.ts'
import { ManageDialog, nameOf } from './manage-dialog.tsx'
import { situationOptions } from './publishing-queries.ts'
import { UnpublishDialog } from './unpublish-dialog.tsx'

/** The dialogs of the listing that the page's address names: `manage` its group, `unit` one unit of it. */
export function ListingDialogs(props: { groupId: string }) {
  const [search, setSearch] = useSearch()
  const target = { groupId: props.groupId, listingId: search.unit ?? null }
  const opened = search.manage !== undefined
  const isUnpublishing = opened && search.act === 'unpublish'
  const listing = useQuery({ ...situationOptions(target), enabled: opened }).data?.landlordListingByGroupId
  const close = () => setSearch({ manage: undefined, unit: undefined, act: undefined }, { replace: true })
  return (
    <>
      <ManageDialog
        target={target}
        opened={opened && !isUnpublishing}
        onClose={close}
        onUnpublish={() => setSearch({ act: 'unpublish' }, { replace: true })}
      />
      <UnpublishDialog
        key={`${target.groupId} ${target.listingId}`}
        target={target}
        name={listing ? nameOf(listing, target) : ''}
        opened={isUnpublishing}
        onClose={close}
      />
    </>
  )
}
