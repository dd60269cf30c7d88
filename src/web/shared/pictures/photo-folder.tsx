import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { isLasting } from '../../../domain/listings/photo-folder.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { errorMessage } from '../error-message.ts'
import { ConnectFolder } from './connect-folder.tsx'
import { FolderState } from './folder-state.tsx'
import { photoFolderOptions } from './photo-folder-queries.ts'
import classes from './photo-folder.module.css'

/** The shared Dropbox folder from which photos of a listing come: connects it, says how it stands, gives it up. */
export function PhotoFolder(props: {
  groupId: string
  /** After photos have come. */
  onArrived: () => void
}) {
  const { groupId, onArrived } = props
  const t = useTranslations('photoFolder')
  const errors = useTranslations('errors')
  const { data, error, refetch } = useQuery(photoFolderOptions(groupId))
  useArrivals(data?.dropboxImagesSyncedAt, data?.folder?.taken, onArrived)
  if (error && !data)
    return <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton />
  const { folder, testLink } = data
  const isStopped = folder?.problem ? isLasting(folder.problem) : false
  return (
    <Disclosure summary={folder ? t('titleOf', { name: folder.name }) : t('title')} isOpen={folder !== null}>
      <div className={classes.folder}>
        {testLink && <p className={classes.test}>{t('test')}</p>}
        {folder && (
          <FolderState groupId={groupId} folder={folder} syncedAt={data.dropboxImagesSyncedAt ?? null} />
        )}
        {(!folder || isStopped) && <ConnectFolder groupId={groupId} of={data} />}
      </div>
    </Disclosure>
  )
}

/** Tells of photos that came while the page is open, not of those that were there when it was opened. */
function useArrivals(syncedAt: string | null | undefined, taken: number | undefined, onArrived: () => void) {
  const seen = taken === undefined ? null : `${syncedAt} ${taken}`
  const before = useRef(seen)
  useEffect(() => {
    if (seen === before.current) return
    const isFirst = before.current === null
    before.current = seen
    if (!isFirst) onArrived()
  }, [seen, onArrived])
}
