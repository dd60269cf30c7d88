import type { Environment } from './environment.ts'

/** Where contents of files are kept: a directory below the data directory, a bucket, or a container. */
export type Storage = { kind: 'disk' } | S3Storage | AzureStorage

/** A second place for contents of files: a folder, a bucket or a container. */
export type FilesCopy = { kind: 'folder'; folder: string } | S3Storage | AzureStorage

/** A bucket of S3, or of a server that speaks like it. */
export interface S3Storage {
  kind: 's3'
  bucket: string
  region: string
  /** Null: Amazon's own. */
  endpoint: string | null
  /** Null: those that the machine has. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null
}

/** A container of Azure Blob Storage. */
export interface AzureStorage {
  kind: 'azure'
  connectionString: string
  container: string
}

/** Where files are kept, as the environment says it; on the disk unless it says otherwise. */
export function storageIn(env: Environment): Storage {
  if (env.MEZZO_FILES === 's3') return bucketIn(env, env.MEZZO_S3_BUCKET ?? '')
  if (env.MEZZO_FILES === 'azure') return containerIn(env, env.MEZZO_AZURE_CONTAINER)
  return { kind: 'disk' }
}

/** Where a copy of each file is kept, if anywhere: with the keys of the bucket or container beside it. */
export function filesCopyIn(env: Environment): FilesCopy | null {
  const place = env.MEZZO_FILES_COPY
  if (!place) return null
  const [, scheme, name = ''] = /^(s3|azure):\/\/(.+)$/.exec(place) ?? []
  if (scheme === 's3') return bucketIn(env, name)
  return scheme === 'azure' ? containerIn(env, name) : { kind: 'folder', folder: place }
}

function bucketIn(env: Environment, bucket: string): S3Storage {
  const { MEZZO_S3_ACCESS_KEY_ID: accessKeyId, MEZZO_S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  return {
    kind: 's3',
    bucket,
    region: env.MEZZO_S3_REGION,
    endpoint: env.MEZZO_S3_ENDPOINT ?? null,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
  }
}

function containerIn(env: Environment, container: string): AzureStorage {
  return { kind: 'azure', connectionString: env.MEZZO_AZURE_CONNECTION_STRING ?? '', container }
}
