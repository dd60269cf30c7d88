import type { Readable } from 'node:stream'
import type { S3Storage } from '../config/storage-access.ts'
import { outboundLimit } from '../outbound/outbound-limit.ts'
import { bucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'

const CONNECTION_LIMIT = 5_000

/** In the middle of a call: what lasts for a moment passes unseen, and what lasts longer is told. */
const TRIES = 2

/**
 * Files in a bucket of S3 or of what speaks like it; nothing in it is public. Without keys of its own the machine's
 * are used (environment, profile, role).
 */
export async function s3Files(storage: S3Storage): Promise<Files> {
  // Heavy, and needed only where it is chosen.
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    ListObjectsV2Command,
    PutObjectCommand,
    S3Client,
    S3ServiceException,
  } = await import('@aws-sdk/client-s3')
  const { bucket: Bucket, region, endpoint, credentials } = storage
  const client = new S3Client({
    region,
    // Many servers that speak S3 know neither names of buckets in host names nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECTION_LIMIT, socketTimeout: outboundLimit() },
  })
  return bucketFiles({
    put: (Key, Body, abortSignal) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: Body.length }), { abortSignal }),
    async get(Key, abortSignal) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key }), {
          abortSignal,
        })
        if (!Body || ContentLength === undefined) throw new Error('The answer has no content.')
        const body = Body as Readable
        abortSignal.addEventListener('abort', () => body.destroy(), { once: true })
        return { body, bytes: ContentLength }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: (Key, abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
    async list(Prefix, ContinuationToken, abortSignal) {
      const asked = { Bucket, Prefix, ContinuationToken }
      const { Contents = [], NextContinuationToken } = await client.send(new ListObjectsV2Command(asked), {
        abortSignal,
      })
      const keys = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]))
      return { keys, next: NextContinuationToken ?? null }
    },
    statusOf: (error) => (error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0),
  })
}
