/** How far an import is. PLANNED: it waits for the landlord's word; REFUSED: the archive can't be imported here. */
export const DATA_IMPORT_STATES = [
  'UPLOADING',
  'CHECKING',
  'PLANNED',
  'RUNNING',
  'DONE',
  'REFUSED',
  'FAILED',
  'CANCELED',
] as const satisfies readonly string[]

/** The state of an import. */
export type DataImportState = (typeof DATA_IMPORT_STATES)[number]

/** The states in which an import is still to come. */
export const OPEN_IMPORT_STATES = [
  'UPLOADING',
  'CHECKING',
  'PLANNED',
  'RUNNING',
] as const satisfies readonly DataImportState[]

/**
 * Why an archive can't be imported. DAMAGED: it is no ZIP, or isn't what its list of contents says. FOREIGN_FORMAT: it is
 * no export of a business. NEWER: it has what this version doesn't know. BROKEN_ROW, FOREIGN_ROW: a row can't be read, or
 * belongs to somebody else. NOT_EMPTY: there is a business here already. CONFLICT: the database refuses a row.
 */
export const DATA_IMPORT_PROBLEMS = [
  'DAMAGED',
  'FOREIGN_FORMAT',
  'NEWER',
  'TOO_LARGE',
  'BROKEN_ROW',
  'FOREIGN_ROW',
  'NOT_EMPTY',
  'CONFLICT',
  'NO_ROOM',
] as const satisfies readonly string[]

/** Why an archive can't be imported. */
export type DataImportProblem = (typeof DATA_IMPORT_PROBLEMS)[number]

/** In how large parts an archive is sent, in bytes (ours). */
export const IMPORT_PART_BYTES = 8 * 1024 * 1024

/** How large an archive may be, in bytes (ours). */
export const IMPORT_MAX_BYTES = 8 * 1024 ** 3

/** How much an archive may become when it is unpacked: so many times its size, and some beside it (ours). */
export const IMPORT_MAX_RATIO = 60
export const IMPORT_RATIO_FROM_BYTES = 64 * 1024 * 1024

/** How many files an archive may have (ours). */
export const IMPORT_MAX_FILES = 250_000

/** How large one of its files or photos may be, in bytes (ours): it is held in memory while it is checked. */
export const IMPORT_MAX_CONTENT_BYTES = 64 * 1024 * 1024

/** How many rows an archive may have (ours): the ids of all of them are held in memory. */
export const IMPORT_MAX_ROWS = 2_000_000

/** How long a line of a table may be, in bytes (ours). */
export const IMPORT_MAX_LINE_BYTES = 2 * 1024 * 1024

/** How long an archive waits for the rest of it, or for the landlord's word, in days (ours). */
export const IMPORT_DAYS_WAITING = 7

/** How often reading an archive is begun before it counts as failed (ours). */
export const IMPORT_ATTEMPTS = 3

/** How many parts an archive of that size has. */
export function countParts({ size, partSize }: { size: number; partSize: number }): number {
  return Math.ceil(size / partSize)
}

/** How long a part has to be, in bytes; the last one is what is left. */
export function bytesOfPart({ size, partSize }: { size: number; partSize: number }, number: number): number {
  return Math.min(partSize, size - number * partSize)
}

/** How much a ZIP of that size may hold. */
export function mostUnpacked(size: number): number {
  return size * IMPORT_MAX_RATIO + IMPORT_RATIO_FROM_BYTES
}
