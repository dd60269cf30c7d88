import { useRef, useState } from 'react'
import { savePictureOrder } from './picture-queries.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'

/**
 * The order of photos as somebody arranges it: shown at once, and saved one change after the other, of which only the
 * newest counts. `onSaved` fetches what is stored, and answers it.
 */
export function usePictureOrder(options: {
  groupId: string
  stored: readonly string[]
  onSaved: () => Promise<readonly string[]>
  onFailed: (error: unknown) => void
}) {
  const { groupId, stored, onSaved, onFailed } = options
  const [arranged, setArranged] = useState<string[] | null>(null)
  const newest = useRef<string[]>([])
  const isSaving = useRef(false)

  async function save() {
    isSaving.current = true
    try {
      let saved: string[] | null = null
      while (saved !== newest.current) {
        saved = newest.current
        await saveOrder(saved, { save: (ids) => savePictureOrder(groupId, ids), reload: onSaved })
        // What is arranged while this is fetched goes round once more.
        if (saved === newest.current) await onSaved()
      }
    } catch (error) {
      onFailed(error)
    } finally {
      isSaving.current = false
      setArranged(null)
    }
  }

  return {
    // Photos that came or went meanwhile are as the server says.
    order: arranged
      ? [...arranged.filter((id) => stored.includes(id)), ...stored.filter((id) => !arranged.includes(id))]
      : stored,
    arrange: (imageIds: string[]) => {
      newest.current = imageIds
      setArranged(imageIds)
      if (!isSaving.current) void save()
    },
  }
}

/** Saves an order of photos; those that were deleted meanwhile, in another window, are left out of it. */
export async function saveOrder(
  imageIds: readonly string[],
  ports: { save: (imageIds: string[]) => Promise<unknown>; reload: () => Promise<readonly string[]> },
): Promise<void> {
  try {
    await ports.save([...imageIds])
  } catch (error) {
    if (!(error instanceof ResourceNotFoundError)) throw error
    const there = await ports.reload()
    const left = imageIds.filter((id) => there.includes(id))
    if (left.length === imageIds.length) throw error
    await ports.save(left)
  }
}
