import { useLast } from '../use-overlay.ts'
import { useClosedWhileActing } from '../while-acting.ts'
import { EditFeedDialog } from './edit-feed-dialog.tsx'
import { FeedHistoryDialog } from './feed-history-dialog.tsx'
import type { Feed } from './feed-queries.ts'
import { FeedWindowDialog } from './feed-window-dialog.tsx'
import { NewerFileDialog } from './newer-file-dialog.tsx'
import { ReleaseFeedDialog } from './release-feed-dialog.tsx'
import { RemoveFeedDialog } from './remove-feed-dialog.tsx'

/** What is asked or shown about one feed. */
export type FeedDialogKind = 'history' | 'edit' | 'newer' | 'remove' | 'release' | 'window'

/** What each of the dialogs is given. */
export interface FeedDialogProps {
  feed: Feed
  opened: boolean
  onClose: () => void
}

/** The search value under which a dialog about a feed is opened. */
export function feedDialog(kind: FeedDialogKind, feedId: string): string {
  return `${kind}.${feedId}`
}

/** The dialog that the URL asks for; each opening starts afresh. */
export function FeedDialogs(props: {
  feeds: readonly Feed[]
  asked: string | undefined
  onClose: () => void
}) {
  const { feeds, asked, onClose } = props
  const [kind = '', feedId] = (asked ?? '').split('.')
  const feed = feeds.find(({ id }) => id === feedId) ?? null
  // What is removed is no longer in the list while its dialog closes.
  const shown = useLast(feed)
  const closed = useClosedWhileActing('calendars')
  if (!shown) return null
  const dialog = (own: FeedDialogKind) => ({
    key: `${own} ${shown.id} ${feed !== null && kind === own}`,
    feed: shown,
    opened: feed !== null && kind === own && !(own === 'edit' && closed !== null),
    onClose,
  })
  const { key: historyKey, ...history } = dialog('history')
  const { key: editKey, ...edit } = dialog('edit')
  const { key: newerKey, ...newer } = dialog('newer')
  const { key: removeKey, ...remove } = dialog('remove')
  const { key: releaseKey, ...release } = dialog('release')
  const { key: windowKey, ...window } = dialog('window')
  return (
    <>
      <FeedHistoryDialog key={historyKey} {...history} />
      <EditFeedDialog key={editKey} {...edit} />
      <NewerFileDialog key={newerKey} {...newer} />
      <RemoveFeedDialog key={removeKey} {...remove} />
      <ReleaseFeedDialog key={releaseKey} {...release} />
      <FeedWindowDialog key={windowKey} {...window} />
    </>
  )
}
