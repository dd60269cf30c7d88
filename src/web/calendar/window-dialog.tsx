export function WindowDialog(props: { opened: boolean; listingIds: readonly string[]; onClose: () => void }) {
  return props.opened ? null : null
}
