import { lazy } from 'react'
import { LaterDialog } from '../later-part.tsx'
import { useOpening } from './opening.ts'

// Calendars are looked at far more often than a booking is moved in them.
const OpenMoveDialog = lazy(() =>
  import('./open-move-dialog.tsx').then((module) => ({ default: module.OpenMoveDialog })),
)

/**
 * Moves an upcoming booking to another free unit of its group, or proposes that to whoever lives in one; null closes it,
 * so keep it mounted.
 */
export function MoveBookingDialog(props: { bookingId: string | null; onClose: () => void }) {
  const { bookingId, onClose } = props
  const opening = useOpening(bookingId, Object.is)
  if (!opening) return null
  return (
    <LaterDialog key={opening.count} onClose={onClose}>
      <OpenMoveDialog bookingId={opening.value} opened={opening.isOpen} onClose={onClose} />
    </LaterDialog>
  )
}
