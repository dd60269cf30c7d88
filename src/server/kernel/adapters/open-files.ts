import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { azureFiles } from './files-azure.ts'
import { s3Files } from './files-s3.ts'
import { diskFiles, type Files, memoryFiles } from './files.ts'

/** Opens the place that the settings name; throws at once when it can't be reached or is not there. */
export async function openFiles({ storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>): Promise<Files> {
  if (storage.kind === 'disk') {
    return dataDir.startsWith('memory://') ? memoryFiles() : diskFiles(join(resolve(dataDir), 'files'))
  }
  const files = await (storage.kind === 's3' ? s3Files(storage) : azureFiles(storage))
  try {
    // A wrong name or key shows now, not with somebody's first photo.
    await files.get('start')
  } catch (error) {
    throw new Error(`The storage of files (MEZZO_FILES=${storage.kind}) does not answer as it should.`, {
      cause: error,
    })
  }
  return files
}
