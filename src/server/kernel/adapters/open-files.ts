import { join, resolve } from 'node:path'
import type { FilesCopy, Storage } from '../config/storage-access.ts'
import type { Config } from '../config/config.ts'
import { azureFiles } from './files-azure.ts'
import { s3Files } from './files-s3.ts'
import { diskFiles, type Files, memoryFiles, withCopy } from './files.ts'

/**
 * Opens the place that the settings name, and with it that of the copies; throws at once when one can't be reached or is
 * not there.
 */
export async function openFiles({
  storage,
  dataDir,
  filesCopy = null,
}: Pick<Config, 'storage' | 'dataDir'> & Partial<Pick<Config, 'filesCopy'>>): Promise<Files> {
  const files = await openStorage(storage, dataDir)
  return filesCopy ? withCopy(files, await openFilesCopy(filesCopy)) : files
}

/** Opens the place of the copies alone. */
export async function openFilesCopy(copy: FilesCopy): Promise<Files> {
  return copy.kind === 'folder' ? diskFiles(copy.folder) : openRemote(copy, 'MEZZO_FILES_COPY')
}

async function openStorage(storage: Storage, dataDir: string): Promise<Files> {
  if (storage.kind !== 'disk') return openRemote(storage, `MEZZO_FILES=${storage.kind}`)
  return dataDir.startsWith('memory://') ? memoryFiles() : diskFiles(join(resolve(dataDir), 'files'))
}

async function openRemote(place: Exclude<Storage, { kind: 'disk' }>, setting: string): Promise<Files> {
  const files = await (place.kind === 's3' ? s3Files(place) : azureFiles(place))
  try {
    // A wrong name or key shows now, not with somebody's first photo.
    await files.get('start')
  } catch (error) {
    throw new Error(`The storage of files (${setting}) does not answer as it should.`, { cause: error })
  }
  return files
}
