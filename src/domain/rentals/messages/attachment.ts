import type { Reader } from './thread.ts'

/** How many files go with one message (ours). */
export const MESSAGE_FILES_MAX = 5

/** Largest file of a message, in bytes (ours); what makes it harmless takes no more (clean-document.ts). */
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024

/** How many files of a side wait in one conversation to be sent (ours): one more takes the place of the oldest. */
export const UNSENT_FILES_MAX = 20

/** How many files of one mail are looked into (ours): to unpack or paint one costs far more than to send it. */
export const MAIL_FILES_LOOKED_AT = 2 * MESSAGE_FILES_MAX

/** How many files that aren't taken one mail names (ours). */
export const REFUSED_FILES_NAMED = 20

/** After how many hours a file goes that was not sent (ours). */
export const UNSENT_FILE_HOURS = 24

/** What becomes of the file of an incoming mail: it goes with the message, or why not. */
export const MAIL_FILE_REFUSALS = [
  'NOT_YET',
  'MANY',
  'LARGE',
  'KIND',
  'DAMAGED',
  'SCRIPT',
  'NO_ROOM',
] as const

/** Why a file of an incoming mail doesn't go with the message. */
export type MailFileRefusal = (typeof MAIL_FILE_REFUSALS)[number]

/**
 * Whether a reader may open the files of a message from a side. Nothing can be hidden in a file: so nobody with limited
 * access opens one, nor the other side while contact data are hidden (decision 129).
 */
export function canOpenFiles(from: Reader['side'], { side, isLimited, contactsShown }: Reader): boolean {
  return !isLimited && (contactsShown || from === side)
}

/** What is wrong with the files that are to go with a message, as the name of a sentence; null for nothing. */
export function messageFilesError(fileIds: readonly string[]): 'messages.files.many' | null {
  return fileIds.length > MESSAGE_FILES_MAX || new Set(fileIds).size < fileIds.length
    ? 'messages.files.many'
    : null
}
