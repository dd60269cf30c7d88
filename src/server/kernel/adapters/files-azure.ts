import type { AzureStorage } from '../config/storage-access.ts'
import { outboundLimit } from '../outbound/outbound-limit.ts'
import { bucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'

/** In the middle of a call: what lasts for a moment passes unseen, and what lasts longer is told. */
const TRIES = 2
const PAGE = 1_000

/** Files in a container of Azure Blob Storage; nothing in it is public. */
export async function azureFiles(storage: AzureStorage): Promise<Files> {
  // Heavy, and needed only where it is chosen.
  const { BlobServiceClient, RestError } = await import('@azure/storage-blob')
  const container = BlobServiceClient.fromConnectionString(storage.connectionString, {
    retryOptions: { tryTimeoutInMs: outboundLimit(), maxTries: TRIES },
  }).getContainerClient(storage.container)
  return bucketFiles({
    put: (key, content, abortSignal) =>
      container.getBlockBlobClient(key).uploadData(content, { abortSignal }),
    async get(key, abortSignal) {
      try {
        const { readableStreamBody: body, contentLength: bytes } = await container
          .getBlobClient(key)
          .download(0, undefined, { abortSignal })
        if (!body || bytes === undefined) throw new Error('The answer has no content.')
        return { body: body as AsyncIterable<Uint8Array>, bytes }
      } catch (error) {
        if (error instanceof RestError && error.code === 'BlobNotFound') return null
        // An answer without a body, as to HEAD, has its code in a header only.
        if (error instanceof RestError && error.statusCode === 404 && !error.code) return null
        throw error
      }
    },
    remove: (key, abortSignal) => container.getBlobClient(key).deleteIfExists({ abortSignal }),
    async list(prefix, continuationToken, abortSignal) {
      const pages = container
        .listBlobsFlat({ prefix, abortSignal })
        .byPage({ maxPageSize: PAGE, ...(continuationToken && { continuationToken }) })
      for await (const { segment, continuationToken: next } of pages)
        return { keys: segment.blobItems.map(({ name }) => name), next: next || null }
      return { keys: [], next: null }
    },
    statusOf: (error) => (error instanceof RestError ? (error.statusCode ?? 0) : 0),
  })
}
