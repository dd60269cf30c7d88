import { PICTURE_MAX_BYTES } from './pictures.ts'

/** Why a folder could not be read; the first four don't end by themselves. */
export const PHOTO_FOLDER_PROBLEMS = [
  'GONE',
  'DENIED',
  'NOT_A_FOLDER',
  'TOO_MANY_FILES',
  'BUSY',
  'UNREACHABLE',
] as const satisfies readonly string[]

/** One of these problems. */
export type PhotoFolderProblem = (typeof PHOTO_FOLDER_PROBLEMS)[number]

/** What came of a file of a folder. */
export const PHOTO_FILE_OUTCOMES = ['WAITING', 'TAKEN', 'REFUSED'] as const satisfies readonly string[]

/** Why a file was not taken; TOO_MANY and QUOTA are looked at again once there may be room. */
export const PHOTO_FILE_REFUSALS = [
  'KIND',
  'LARGE',
  'DAMAGED',
  'TOO_MANY',
  'QUOTA',
  'UNREADABLE',
] as const satisfies readonly string[]

/** One of these reasons. */
export type PhotoFileRefusal = (typeof PHOTO_FILE_REFUSALS)[number]

/** Most files of a folder that are looked at (our decision); a folder with more is none of one home's photos. */
export const MOST_FOLDER_FILES = 1_000

/** How often a file may fail to be read before it is left out. */
export const MOST_FILE_TRIES = 4

/** How often a folder is looked at, in minutes (our decision). */
export const FOLDER_SYNC_MINUTES = 60

const firstRetryMinutes = 15
const longestRetryMinutes = 24 * 60

/** A file as a folder tells it. */
export interface FolderFile {
  id: string
  /** Of its content, by whatever rule the other side has. */
  hash: string
  name: string
  bytes: number
}

/** A file as it is known here. */
export interface KnownFile extends FolderFile {
  outcome: (typeof PHOTO_FILE_OUTCOMES)[number]
  refusal: PhotoFileRefusal | null
  /** It was taken before, with another content. */
  isChange: boolean
  /** Null for one that was never taken, and for one whose photo was removed here. */
  pictureId: string | null
}

/** What a list of a folder changes in what is known of its files. */
export interface FolderPlan {
  /** New, or with another content: as they are from now on. */
  save: KnownFile[]
  /** Left the folder before anything came of them. */
  forget: string[]
}

/**
 * What is to be done about the files that a folder tells, and about the names that left it. A file that was taken is
 * taken once; with a new content it replaces its photo, unless that was removed here. What leaves the folder later
 * leaves the photo where it is.
 */
export function planFolder(
  known: readonly KnownFile[],
  told: { files: readonly FolderFile[]; gone: readonly string[] },
): FolderPlan {
  const byId = new Map(known.map((file) => [file.id, file]))
  const taken = new Set(known.flatMap(({ hash, outcome }) => (outcome === 'REFUSED' ? [] : [hash])))
  const save: KnownFile[] = []
  for (const file of told.files) {
    const before = byId.get(file.id)
    if (before?.hash === file.hash && before.name === file.name) continue
    const after = fileAfter(file, before, taken)
    if (after.outcome !== 'REFUSED') taken.add(after.hash)
    byId.set(after.id, after)
    save.push(after)
  }
  const gone = new Set(told.gone.map(folded))
  const stays = new Set(told.files.map(({ id }) => id))
  const forget = known.filter(
    ({ id, name, outcome, isChange }) =>
      outcome !== 'TAKEN' && !isChange && !stays.has(id) && gone.has(folded(name)),
  )
  return { save, forget: forget.map(({ id }) => id) }
}

function fileAfter(file: FolderFile, before: KnownFile | undefined, taken: ReadonlySet<string>): KnownFile {
  // Another name of the same content is nothing new.
  if (before?.hash === file.hash) return { ...before, name: file.name }
  const pictureId = before?.pictureId ?? null
  const isChange = before?.outcome === 'TAKEN' || before?.isChange === true
  // The same content under another id was taken, or removed here, before.
  if (isChange ? pictureId === null : taken.has(file.hash))
    return { ...file, outcome: 'TAKEN', refusal: null, isChange: false, pictureId: null }
  const refusal = refusalOf(file)
  return { ...file, outcome: refusal ? 'REFUSED' : 'WAITING', refusal, isChange, pictureId }
}

const photoName = /\.(jpe?g|png|webp|avif)$/i

/** Why a file is not even fetched; null for what may be a photo. */
function refusalOf({ name, bytes }: FolderFile): PhotoFileRefusal | null {
  if (!photoName.test(name)) return 'KIND'
  return bytes > PICTURE_MAX_BYTES ? 'LARGE' : null
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}

/** Files in the order in which their photos come: by name, numbers by their value. */
export function inOrderOfNames<File extends { name: string; id: string }>(files: readonly File[]): File[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return files.toSorted((one, other) => compare(one.name, other.name) || compare(one.id, other.id))
}

/** Whether a problem stays until the landlord does something about the link. */
export function isLasting(problem: PhotoFolderProblem): boolean {
  return problem !== 'BUSY' && problem !== 'UNREACHABLE'
}

/**
 * When a folder is looked at next: after an hour, give or take a tenth, since `chance` is from 0 to 1; after failures
 * in a row later and later, and never before the other side wants it.
 */
export function nextFolderSync(by: {
  now: Temporal.Instant
  failures: number
  retryAfter: Temporal.Instant | null
  chance: number
}): Temporal.Instant {
  const retry = Math.min(firstRetryMinutes * 2 ** (by.failures - 1), longestRetryMinutes)
  const minutes = by.failures === 0 ? FOLDER_SYNC_MINUTES : retry
  const next = by.now.add({ seconds: Math.round(minutes * 60 * (0.9 + by.chance * 0.2)) })
  return by.retryAfter && Temporal.Instant.compare(by.retryAfter, next) > 0 ? by.retryAfter : next
}
