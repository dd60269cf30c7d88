import type { S3Storage } from '../config/storage-access.ts'
import type { Files } from './files.ts'

// The library waits without end, and whoever asked for the file with it.
const CONNECTION_LIMIT = 5_000
const SILENCE_LIMIT = 15_000

/**
 * Files in a bucket of S3 or of what speaks like it; nothing in it is public. Without keys of its own the machine's
 * are used (environment, profile, role).
 */
export async function s3Files(storage: S3Storage): Promise<Files> {
  // Heavy, and needed only where it is chosen.
  const [{ paginateListObjectsV2, S3Client }, { S3Driver }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('flydrive/drivers/s3'),
  ])
  const { bucket, region, endpoint, credentials } = storage
  const client = new S3Client({
    region,
    // Many servers that speak S3 know neither names of buckets in host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_LIMIT, socketTimeout: SILENCE_LIMIT },
  })
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false })
  return {
    put: (key, content) => driver.put(key, content),
    async get(key) {
      try {
        return await driver.getBytes(key)
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: (key) => driver.delete(key),
    room: async () => null,
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key
      }
    },
  }
}
