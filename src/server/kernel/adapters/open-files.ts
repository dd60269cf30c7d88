import { join, resolve } from 'node:path'
import { ServiceUnavailableError } from '../../../domain/kernel/errors.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import { azureFiles } from './files-azure.ts'
import { s3Files } from './files-s3.ts'
import { diskFiles, type Files, memoryFiles } from './files.ts'

/**
 * Opens the place that the settings name; throws at once when it is not there or refuses the key, and without `log` also
 * when it does not answer. With it a process that starts meanwhile says so and answers what needs no files.
 */
export async function openFiles(
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  log?: Log,
): Promise<Files> {
  if (storage.kind === 'disk') {
    return dataDir.startsWith('memory://') ? memoryFiles() : diskFiles(join(resolve(dataDir), 'files'))
  }
  const files = await (storage.kind === 's3' ? s3Files(storage) : azureFiles(storage))
  try {
    // A wrong name or key shows now, not with somebody's first photo.
    await files.get('start')
  } catch (error) {
    if (log && error instanceof ServiceUnavailableError) {
      log.error({ err: error.cause ?? error }, 'the place where files are kept does not answer')
      return files
    }
    throw new Error(`The storage of files (MEZZO_FILES=${storage.kind}) does not answer as it should.`, {
      cause: error,
    })
  }
  return files
}
