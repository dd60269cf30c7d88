import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'

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
