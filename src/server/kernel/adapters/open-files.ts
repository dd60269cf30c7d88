import { join, resolve } from 'node:path'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import type { FilesCopy, Storage } from '../config/storage-access.ts'
import { azureFiles } from './files-azure.ts'
import { s3Files } from './files-s3.ts'
import { diskFiles, type Files, memoryFiles, withCopy } from './files.ts'

/**
 * Opens the place that the settings name, and with it that of the copies; throws at once when one is not there or refuses
 * the key, and without `log` also when one does not answer. With it a process that starts meanwhile says so and answers
 * what needs no files.
 */
export async function openFiles(
  {
    storage,
    dataDir,
    filesCopy = null,
  }: Pick<Config, 'storage' | 'dataDir'> & Partial<Pick<Config, 'filesCopy'>>,
  log?: Log,
): Promise<Files> {
  const files = await openStorage(storage, dataDir, log)
  return filesCopy ? withCopy(files, await openFilesCopy(filesCopy, log)) : files
}

/** Opens the place of the copies alone. */
export async function openFilesCopy(copy: FilesCopy, log?: Log): Promise<Files> {
  return copy.kind === 'folder' ? diskFiles(copy.folder) : openRemote(copy, 'MEZZO_FILES_COPY', log)
}

async function openStorage(storage: Storage, dataDir: string, log?: Log): Promise<Files> {
  if (storage.kind !== 'disk') return openRemote(storage, `MEZZO_FILES=${storage.kind}`, log)
  return dataDir.startsWith('memory://') ? memoryFiles() : diskFiles(join(resolve(dataDir), 'files'))
}

async function openRemote(
  place: Exclude<Storage, { kind: 'disk' }>,
  setting: string,
  log?: Log,
): Promise<Files> {
  const files = await (place.kind === 's3' ? s3Files(place) : azureFiles(place))
  try {
    // A wrong name or key shows now, not with somebody's first photo.
    await files.get('start')
  } catch (error) {
    if (!log || !(error instanceof ServiceUnavailableError))
      throw new Error(`The storage of files (${setting}) does not answer as it should.`, { cause: error })
    log.error({ err: error.cause ?? error, setting }, 'the place where files are kept does not answer')
  }
  return files
}
