import type { DataImportState } from './data-import.ts'

/** What stays free beside imports in the storage of files, in bytes (ours): everybody's photos and the database need room, too. */
export const IMPORT_ROOM_KEPT = 512 * 1024 ** 2

/** How large an import is, how much of its archive has arrived, how far it is, and what its contents take unpacked, once that is known. */
export interface ImportExtent {
  size: number
  partSize: number
  parts: number
  state: DataImportState
  unpacked: number | null
}

/**
 * How many bytes an import still takes: what has not arrived, and the contents that are kept beside it. Until the archive
 * was read these count as large as it is; documents may take many times that.
 */
export function bytesToCome({ size, partSize, parts, state, unpacked }: ImportExtent): number {
  const toArrive = state === 'UPLOADING' ? Math.max(0, size - parts * partSize) : 0
  return toArrive + Math.max(size, unpacked ?? 0)
}

/** How many bytes are missing for an import, beside others that are under way; 0 where there is room. Null: the place has no end. */
export function missingRoom(room: number | null, own: ImportExtent, others: readonly ImportExtent[]): number {
  if (room === null) return 0
  const wanted = [own, ...others].reduce((sum, one) => sum + bytesToCome(one), IMPORT_ROOM_KEPT)
  return Math.max(0, wanted - room)
}
