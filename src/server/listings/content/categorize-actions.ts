import type { ImageCategory } from '../../../domain/catalogue/pictures.ts'
import { ResourceNotFoundError, ValidationError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { saveCategories } from '../listings/change-sql.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'

const mostImages = 200

/** Says what pictures show; all of them or, when one is missing or foreign, none. Answers their ids. */
export async function categorizeImages(
  ctx: Context,
  images: readonly { imageId: string; category: ImageCategory }[],
): Promise<string[]> {
  const viewer = requireViewer(ctx)
  const categories = new Map(images.map((image) => [image.imageId, image.category]))
  if (categories.size !== images.length || images.length > mostImages)
    throw new ValidationError({ images: 'listing.invalid' })
  if (images.length === 0) return []
  return inTransaction(ctx, async (trx) => {
    const saved = await saveCategories(trx, viewer, images)
    if (saved.length < images.length) throw new ResourceNotFoundError()
    for (const [entityId, own] of Map.groupBy(saved, (picture) => picture.groupId)) {
      await audit(trx, ctx, {
        action: 'categorizeImages',
        entityType: 'group',
        entityId,
        landlordId: own[0]?.landlordId ?? null,
        data: { categories: Object.fromEntries(own.map(({ id }) => [id, categories.get(id)])) },
      })
    }
    return images.map((image) => image.imageId)
  })
}
