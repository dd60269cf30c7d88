import { queryOptions } from '@tanstack/react-query'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { graphql } from '../../gen/gql.ts'
import type { GroupPhotoFolderQuery } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'

const folderQuery = graphql(`
  query GroupPhotoFolder($groupId: ID!) {
    groupPhotoFolder(groupId: $groupId) {
      isAvailable
      testLink
      dropboxImagesSyncedAt
      folder {
        name
        checkedAt
        nextSyncAt
        isUnderWay
        problem
        taken
        waiting
        refused
        refusedFiles {
          name
          reason
        }
      }
    }
  }
`)

const connectMutation = graphql(`
  mutation ConnectPhotoFolder($groupId: ID!, $link: String!, $idempotencyKey: ID!) {
    connectPhotoFolder(groupId: $groupId, link: $link, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const syncMutation = graphql(`
  mutation SyncPhotoFolder($groupId: ID!, $idempotencyKey: ID!) {
    syncPhotoFolder(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const disconnectMutation = graphql(`
  mutation DisconnectPhotoFolder($groupId: ID!, $idempotencyKey: ID!) {
    disconnectPhotoFolder(groupId: $groupId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const lookAgainMs = 2_000

/** Whether photos of a home come from a shared folder, and how that stands. */
export type FolderOfGroup = NonNullable<GroupPhotoFolderQuery['groupPhotoFolder']>

/** A shared folder that is connected. */
export type ConnectedFolder = NonNullable<FolderOfGroup['folder']>

/** The shared folder of an own group; asked again and again while its photos are coming. */
export function photoFolderOptions(groupId: string) {
  return queryOptions({
    queryKey: ['groupPhotoFolder', groupId],
    queryFn: async () => {
      const { groupPhotoFolder } = await request(folderQuery, { groupId })
      if (!groupPhotoFolder) throw new ResourceNotFoundError()
      return groupPhotoFolder
    },
    refetchInterval: ({ state }) => (state.data?.folder?.isUnderWay ? lookAgainMs : false),
  })
}

/** Connects a group with the folder of a link. */
export function connectFolder(groupId: string, link: string, idempotencyKey: string): Promise<unknown> {
  return request(connectMutation, { groupId, link, idempotencyKey })
}

/** Has the folder of a group read now. */
export function syncFolder(groupId: string, idempotencyKey: string): Promise<unknown> {
  return request(syncMutation, { groupId, idempotencyKey })
}

/** Gives up the folder of a group. */
export function disconnectFolder(groupId: string, idempotencyKey: string): Promise<unknown> {
  return request(disconnectMutation, { groupId, idempotencyKey })
}
