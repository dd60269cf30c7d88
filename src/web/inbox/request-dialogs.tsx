import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LaterDialog } from '../shared/later-part.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { inboxRequestOptions, type InboxRequest, type RequestIds } from './inbox-request-query.ts'
import { ConfirmDialog, RejectDialog, SuggestDialog, TakeBackDialog } from './inbox-later.ts'

/** What is asked before a request is answered. */
export type DialogKind = 'accept' | 'reject' | 'confirm' | 'suggest' | 'take-back'

/** A dialog about a request. */
export interface DialogTarget extends RequestIds {
  kind: DialogKind
}

/** What each of the dialogs is given; `listingRequest` is missing while it loads. */
export interface RequestDialogProps {
  opened: boolean
  onClose: () => void
  listingRequest: InboxRequest | undefined
  load: RequestLoad
}

/** How loading the request goes: why it has failed so far, and asking again at once. */
interface RequestLoad {
  error: unknown
  retry: () => void
  busy: boolean
}

/** The dialog that the URL asks for; each opening starts afresh, closing shows its way out. */
export function RequestDialogs(props: { target: DialogTarget | null; onClose: () => void }) {
  const { target, onClose } = props
  const [shown, setShown] = useState({ target, opened: target !== null, opening: 0 })
  if (target && (!shown.opened || !isSame(target, shown.target))) {
    setShown({ target, opened: true, opening: shown.opening + 1 })
  } else if (!target && shown.opened) {
    setShown({ ...shown, opened: false })
  }
  if (!shown.target) return null
  return <OpenDialog key={shown.opening} target={shown.target} opened={shown.opened} onClose={onClose} />
}

function isSame(a: DialogTarget, b: DialogTarget | null): boolean {
  return a.kind === b?.kind && a.listingRequestId === b.listingRequestId
}

function OpenDialog(props: { target: DialogTarget; opened: boolean; onClose: () => void }) {
  const { target, opened, onClose } = props
  const queryClient = useQueryClient()
  const options = inboxRequestOptions({
    bookingRequestId: target.bookingRequestId,
    listingRequestId: target.listingRequestId,
  })
  const query = useQuery({ ...options, enabled: opened })
  const load: RequestLoad = {
    // Told after the first failure, while further tries are still on their way.
    error: query.error ?? (query.data ? null : query.failureReason),
    retry: () => void queryClient.resetQueries({ queryKey: options.queryKey, exact: true }),
    busy: query.isFetching && !query.failureReason,
  }
  const dialog = { opened, onClose, listingRequest: query.data, load }
  if (target.kind === 'accept') return <AcceptDialog {...dialog} />
  return (
    <LaterDialog onClose={onClose}>
      {target.kind === 'confirm' && <ConfirmDialog {...dialog} />}
      {target.kind === 'reject' && <RejectDialog {...dialog} />}
      {target.kind === 'suggest' && <SuggestDialog {...dialog} />}
      {target.kind === 'take-back' && <TakeBackDialog {...dialog} />}
    </LaterDialog>
  )
}
