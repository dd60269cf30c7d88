import type { Files } from '../adapters/files.ts'

/** Where the product puts contents; what else lies beside them is somebody else's. What is not named is neither copied nor swept. */
export const FILE_FOLDERS = [
  'contracts',
  'own-contracts',
  'invoices',
  'tenant-documents',
  'identity',
  'powers-of-attorney',
  'floor-plans',
  'pictures',
  'picture-masters',
  'tax-statements',
  'message-files',
  'cleaning-photos',
  'handover-photos',
  'inbound-mails',
  'exports',
  'imports',
  'imported-files',
] as const

/** Under what a content lies. */
export type FileKey = `${(typeof FILE_FOLDERS)[number]}/${string}`

/** Files as the product uses them: contents are put where they are known. */
export interface OwnFiles extends Files {
  put(key: FileKey, content: Uint8Array): Promise<void>
}
