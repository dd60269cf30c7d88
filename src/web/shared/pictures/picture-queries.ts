import { queryOptions } from '@tanstack/react-query'
import type { ImageCategory } from '../../../domain/catalogue/pictures.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { graphql } from '../../gen/gql.ts'
import type { GroupPicturesQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { rest } from '../../http.ts'
import { sendTelling } from './send-telling.ts'

const picturesQuery = graphql(`
  query GroupPictures($groupId: ID!) {
    groupPictures(groupId: $groupId) {
      groupId
      pictures {
        imageId
        name
        category
        urls {
          thumbnail
          small
          medium
          large
        }
        placeholder
        isUploaded
      }
      floorPlan {
        downloadUrl
        fileName
        createdAt
        isImage
      }
    }
  }
`)

const orderMutation = graphql(`
  mutation OrderPictures($groupId: ID!, $imageIds: [ID!]!, $idempotencyKey: ID!) {
    orderPictures(groupId: $groupId, imageIds: $imageIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const deleteMutation = graphql(`
  mutation DeletePictures($groupId: ID!, $imageIds: [ID!]!, $idempotencyKey: ID!) {
    deletePictures(groupId: $groupId, imageIds: $imageIds, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const rotateMutation = graphql(`
  mutation RotatePicture($imageId: ID!, $degrees: Int!, $idempotencyKey: ID!) {
    rotatePicture(imageId: $imageId, degrees: $degrees, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const categorizeMutation = graphql(`
  mutation CategorizeImages($input: CategorizeImagesInput!) {
    categorizeImages(input: $input) {
      imageId
      category
    }
  }
`)

const removeFloorPlanMutation = graphql(`
  mutation RemoveFloorPlan($groupId: ID!, $idempotencyKey: ID!) {
    removeFloorPlan(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** The photos and the floor plan of an own group. */
export type GroupPictures = NonNullable<GroupPicturesQuery['groupPictures']>

/** A photo as its landlord sees it. */
export type OwnPicture = GroupPictures['pictures'][number]

/** The photos and the floor plan of an own group. */
export function groupPicturesOptions(groupId: string) {
  return queryOptions({
    queryKey: ['groupPictures', groupId],
    queryFn: async () => {
      const { groupPictures } = await request(picturesQuery, { groupId })
      if (!groupPictures) throw new ResourceNotFoundError()
      return groupPictures
    },
  })
}

/** Sends a photo and tells how much of it has arrived, from 0 to 1. */
export function sendPicture(
  groupId: string,
  file: File,
  onProgress: (share: number) => void,
): Promise<{ imageId: string; isNew: boolean }> {
  const body = new FormData()
  body.set('file', file)
  const url = `/api/pictures?groupId=${encodeURIComponent(groupId)}`
  return rest(url, { method: 'POST', body, by: sendTelling(onProgress) })
}

/** Puts the photos in this order; the first is the cover. */
export function savePictureOrder(groupId: string, imageIds: string[]): Promise<unknown> {
  return request(orderMutation, { groupId, imageIds, idempotencyKey: crypto.randomUUID() })
}

/** Deletes a photo. */
export function deletePicture(groupId: string, imageId: string, idempotencyKey: string): Promise<unknown> {
  return request(deleteMutation, { groupId, imageIds: [imageId], idempotencyKey })
}

/** Turns a photo to the right. */
export function turnPicture(imageId: string, idempotencyKey: string): Promise<unknown> {
  return request(rotateMutation, { imageId, degrees: 90, idempotencyKey })
}

/** Says what a photo shows. */
export function categorizePicture(imageId: string, category: ImageCategory): Promise<unknown> {
  return request(categorizeMutation, { input: { images: [{ imageId, category }] } })
}

/** Sends a floor plan, instead of the one there was. */
export function sendFloorPlan(groupId: string, file: File, idempotencyKey: string): Promise<unknown> {
  const body = new FormData()
  body.set('idempotencyKey', idempotencyKey)
  body.set('file', file)
  return rest(`/api/floor-plans?groupId=${encodeURIComponent(groupId)}`, {
    method: 'POST',
    body,
    repeatable: true,
  })
}

/** Takes the floor plan away. */
export function removeFloorPlan(groupId: string, idempotencyKey: string): Promise<unknown> {
  return request(removeFloorPlanMutation, { groupId, idempotencyKey })
}
