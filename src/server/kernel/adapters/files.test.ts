import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startBucketServer,
  startStorageServer,
  type StorageServer,
} from '../../../../test/storage-servers.ts'
import type { Storage } from '../config/storage-access.ts'
import { diskFiles, type Files } from './files.ts'
import { openFiles } from './open-files.ts'

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256)
const servers: StorageServer[] = []
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mezzo-files-'))
})
afterAll(async () => {
  for (const server of servers) server.stop()
  await rm(directory, { recursive: true, force: true })
})

async function s3Storage(): Promise<Storage> {
  const { storage, ...server } = await startBucketServer(directory)
  servers.push(server)
  return storage
}

async function azureStorage(): Promise<Storage> {
  const options = '--blobHost 127.0.0.1 --blobPort 0 --inMemoryPersistence --skipApiVersionCheck'
  const args = [...options.split(' '), '--disableTelemetry']
  const server = await startStorageServer('azurite', 'dist/src/blob/main.js', args, directory)
  servers.push(server)
  // The well-known account of the emulator.
  const key = 'Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq/K1SZFPTOtr/KBHBeksoGMGw=='
  const connectionString = `DefaultEndpointsProtocol=http;AccountName=devstoreaccount1;AccountKey=${key};BlobEndpoint=${server.url}/devstoreaccount1;`
  const { BlobServiceClient } = await import('@azure/storage-blob')
  await BlobServiceClient.fromConnectionString(connectionString).createContainer('mezzo')
  return { kind: 'azure', connectionString, container: 'mezzo' }
}

const places = [
  { name: 'a directory', storage: async (): Promise<Storage> => ({ kind: 'disk' }) },
  { name: 'a bucket (s3rver)', storage: s3Storage },
  { name: 'a container (azurite)', storage: azureStorage },
]

describe.each(places)('in $name', ({ storage }) => {
  let files: Files
  let settings: Storage
  beforeAll(async () => {
    settings = await storage()
    files = await openFiles({ storage: settings, dataDir: join(directory, 'data') })
  })

  it('gives back what was put, byte by byte, and the newer content of a key', async () => {
    await files.put('pictures/one/large.webp', bytes)
    expect(Buffer.from((await files.get('pictures/one/large.webp')) ?? []).equals(bytes)).toBe(true)
    await files.put('pictures/one/large.webp', bytes.subarray(0, 10))
    expect(await files.get('pictures/one/large.webp')).toHaveLength(10)
  })

  it('answers null for what is not there, and removes more than once', async () => {
    expect(await files.get('pictures/none')).toBeNull()
    await files.put('pictures/gone', bytes)
    await files.remove('pictures/gone')
    await files.remove('pictures/gone')
    expect(await files.get('pictures/gone')).toBeNull()
  })

  it('lists what lies in a folder and below it, and nothing for a folder that is not there', async () => {
    await files.put('listed/a', bytes)
    await files.put('listed/deep/er/b', bytes)
    await files.put('listed-too/c', bytes)
    expect((await Array.fromAsync(files.list('listed'))).sort()).toEqual(['listed/a', 'listed/deep/er/b'])
    expect(await Array.fromAsync(files.list('nowhere'))).toEqual([])
  })

  it('says for how many bytes more there is room, where the place has an end', async () => {
    const room = await files.room()
    expect(room === null ? 'disk' : settings.kind).toBe('disk')
    expect(room ?? 1).toBeGreaterThan(0)
    expect(room === null).toBe(settings.kind !== 'disk')
  })

  it('takes many at the same time', async () => {
    const keys = Array.from({ length: 20 }, (_, index) => `many/${index}`)
    await Promise.all(keys.map((key, index) => files.put(key, bytes.subarray(0, index + 1))))
    const sizes = await Promise.all(keys.map(async (key) => (await files.get(key))?.length))
    expect(sizes).toEqual(keys.map((_, index) => index + 1))
  })
})

it('refuses to start without the bucket, and without a server', async () => {
  const there = (await s3Storage()) as Extract<Storage, { kind: 's3' }>
  const open = (storage: Storage) => openFiles({ storage, dataDir: directory })
  await expect(open({ ...there, bucket: 'elsewhere' })).rejects.toThrow('MEZZO_FILES=s3')
  await expect(open({ ...there, endpoint: 'http://127.0.0.1:9' })).rejects.toThrow('MEZZO_FILES=s3')
})

it('keeps no key that leaves the directory', async () => {
  const files = diskFiles(join(directory, 'kept'))
  for (const key of ['../outside', '/etc/hostname', 'a/../../outside']) {
    await expect(files.get(key)).rejects.toThrow('leaves its directory')
    await expect(files.put(key, new Uint8Array([1]))).rejects.toThrow('leaves its directory')
  }
})

it('leaves nothing in the directory of what could not be put', async () => {
  const files = diskFiles(join(directory, 'full'))
  await files.put('folder/taken/a', bytes)
  await expect(files.put('folder/taken', bytes)).rejects.toThrow('EISDIR')
  expect(await Array.fromAsync(files.list('folder'))).toEqual(['folder/taken/a'])
})
