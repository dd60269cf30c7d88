import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AcceptDialog } from './accept-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { inboxRequestOptions, type InboxRequest, type RequestIds } from './inbox-request-query.ts'
import { RejectDialog } from './reject-dialog.tsx'

/** What is asked before a request is answered. */
export type DialogKind = 'accept' | 'reject' | 'confirm'

/** A dialog about a request. */
export interface DialogTarget extends RequestIds {
  kind: DialogKind
}

/** What each of the dialogs is given; `listingRequest` is missing while it loads. */
export interface RequestDialogProps {
  opened: boolean
  onClose: () => void
  listingRequest: InboxRequest | undefined
  loadError: unknown
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
  const query = useQuery({
    ...inboxRequestOptions({
      bookingRequestId: target.bookingRequestId,
      listingRequestId: target.listingRequestId,
    }),
    enabled: opened,
  })
  const dialog = { opened, onClose, listingRequest: query.data, loadError: query.error }
  if (target.kind === 'accept') return <AcceptDialog {...dialog} />
  if (target.kind === 'reject') return <RejectDialog {...dialog} />
  return <ConfirmDialog {...dialog} />
}
