import { IconPlus } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { pageOf } from '../shared/pager.tsx'
import { useSearch } from '../shared/use-search.ts'
import { useOverlay, useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { EndLinkDialog } from './end-link-dialog.tsx'
import { PortalDialog } from './portal-dialog.tsx'
import { PortalFetchesDialog } from './portal-fetches-dialog.tsx'
import { type Portal, portalsOptions, staffPortalHomesOptions } from './portal-queries.ts'
import { PortalRow } from './portal-row.tsx'
import { StaffPortalHomes } from './staff-homes.tsx'

/** Loads all portals, or the homes of the search in the address. */
export const loader: PageLoader = ({ queryClient, search }) =>
  search.view === 'homes'
    ? queryClient.ensureQueryData(staffPortalHomesOptions(search.q ?? '', pageOf(search)))
    : queryClient.ensureQueryData(portalsOptions())

/** The portals, or what each of them gets of anybody's homes. */
export function StaffPortalsPage() {
  const [search] = useSearch()
  return search.view === 'homes' ? <StaffPortalHomes /> : <StaffPortals />
}

/** Staff say here which partner portals get homes, give them their links and see when they asked. */
function StaffPortals() {
  const t = useTranslations('portals')
  const { data: portals } = useSuspenseQuery(portalsOptions())
  const [isNew, setNew] = useOverlay('new-portal')
  const [changed, setChanged] = useOverlayOf<Portal>('portal')
  const [asked, setAsked] = useOverlayOf<Portal>('fetches')
  const [replaced, setReplaced] = useOverlayOf<Portal>('replace')
  const [ended, setEnded] = useOverlayOf<Portal>('end')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      back={<PageLink page="staff">{t('back')}</PageLink>}
      actions={
        <>
          <Button component={PageLink} page="staffPortals" search={{ view: 'homes' }}>
            {t('homes.staffTitle')}
          </Button>
          <Button variant="primary" icon={<IconPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
            {t('new')}
          </Button>
        </>
      }
    >
      {portals.length === 0 ? (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('none')}
          text={t('noneText')}
          level={2}
        />
      ) : (
        <RowsCard>
          {portals.map((portal) => (
            <PortalRow
              key={portal.id}
              portal={portal}
              onChange={() => setChanged(portal)}
              onFetches={() => setAsked(portal)}
              onReplace={() => setReplaced(portal)}
              onEnd={() => setEnded(portal)}
            />
          ))}
        </RowsCard>
      )}
      <PortalDialog key={`new ${isNew}`} portal={null} opened={isNew} onClose={() => setNew(false)} />
      <PortalDialog
        key={changed?.id}
        portal={changed}
        opened={changed !== null}
        onClose={() => setChanged(null)}
      />
      <PortalFetchesDialog portal={asked} onClose={() => setAsked(null)} />
      <EndLinkDialog kind="replace" portal={replaced} onClose={() => setReplaced(null)} />
      <EndLinkDialog kind="revoke" portal={ended} onClose={() => setEnded(null)} />
    </Page>
  )
}
