// Open dialogs, the topmost last. Everything outside the topmost one is inert, so toasts have to live inside it.
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Puts a dialog on top; the returned function takes it away again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** The topmost open dialog, or null; for useSyncExternalStore. */
export function topDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null
}

/** Tells when dialogs open or close; for useSyncExternalStore. */
export function subscribeDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}
