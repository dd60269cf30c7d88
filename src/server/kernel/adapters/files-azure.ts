import type { AzureStorage } from '../config/storage-access.ts'
import type { Files } from './files.ts'

// The library waits for a minute at most, four times.
const TRY_LIMIT = 15_000
const TRIES = 3

/** Files in a container of Azure Blob Storage; nothing in it is public. */
export async function azureFiles(storage: AzureStorage): Promise<Files> {
  // Heavy, and needed only where it is chosen.
  const { BlobServiceClient, RestError } = await import('@azure/storage-blob')
  const container = BlobServiceClient.fromConnectionString(storage.connectionString, {
    retryOptions: { tryTimeoutInMs: TRY_LIMIT, maxTries: TRIES },
  }).getContainerClient(storage.container)
  return {
    async put(key, content) {
      await container.getBlockBlobClient(key).uploadData(content)
    },
    async get(key) {
      try {
        return await container.getBlobClient(key).downloadToBuffer()
      } catch (error) {
        if (error instanceof RestError && error.code === 'BlobNotFound') return null
        // An answer without a body, as to HEAD, has its code in a header only.
        if (error instanceof RestError && error.statusCode === 404 && !error.code) return null
        throw error
      }
    },
    async remove(key) {
      await container.getBlobClient(key).deleteIfExists()
    },
    room: async () => null,
    async *list(folder) {
      for await (const { name } of container.listBlobsFlat({ prefix: `${folder}/` })) yield name
    },
  }
}
