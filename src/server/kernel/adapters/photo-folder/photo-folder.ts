import type { FolderFile, PhotoFolderProblem } from '../../../../domain/listings/photo-folder.ts'

/** What changed in a folder since a cursor. */
export interface FolderChanges {
  cursor: string
  files: FolderFile[]
  /** Names that left it. */
  gone: string[]
}

/** A provider of shared folders. All of it throws PhotoFolderError. */
export interface PhotoFolders {
  /** What a shared folder is called. */
  nameOf(link: string): Promise<string>
  /** What changed since the cursor; without one, and where the provider wants to begin anew, all that is there. */
  changesOf(link: string, cursor: string | null): Promise<FolderChanges>
  /** The content of a file in the folder; of a larger one than `maxBytes` nothing. */
  read(link: string, name: string, maxBytes: number): Promise<Buffer>
}

/** Why a folder, or a file of it, was not read; says nothing of the link, which opens the folder to anybody. */
export class PhotoFolderError extends Error {
  override name = 'PhotoFolderError'
  readonly problem: PhotoFolderProblem
  /** How long the provider wants to be left alone, in seconds. */
  readonly waitSeconds: number | null

  constructor(
    problem: PhotoFolderProblem,
    { cause, waitSeconds = null }: { cause?: unknown; waitSeconds?: number | null } = {},
  ) {
    super(`The folder was not read (${problem}).`, { cause })
    this.problem = problem
    this.waitSeconds = waitSeconds
  }
}
