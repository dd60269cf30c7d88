import type { Language } from '../../../domain/catalogue/language.ts'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import {
  MAIL_FILES_LOOKED_AT,
  type MailFileRefusal,
  MESSAGE_FILE_MAX_BYTES,
  MESSAGE_FILES_MAX,
  REFUSED_FILES_NAMED,
} from '../../../domain/rentals/messages/attachment.ts'
import type { MessageSide } from '../../../domain/rentals/messages/thread.ts'
import type { Db } from '../../kernel/db/database.ts'
import type { CleanDocument } from '../../kernel/files/clean-document.ts'
import { kindOfContent, safeFileName } from '../../kernel/http/upload.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { harmlessFile, newStorageKey, storeMessageFile } from '../messages/attachment-actions.ts'
import type { ReadMail } from './mail-worker.ts'
import type { FileKey } from '../../kernel/files/folders.ts'

/** A file of a mail as it would go with the message, and where it would lie. */
export interface GoodMailFile {
  name: string
  document: CleanDocument
  storageKey: FileKey
}

/** A file of a mail that doesn't go with the message. */
export interface RefusedMailFile {
  name: string
  refusal: MailFileRefusal
}

/** The files of a mail after a look at what they are. */
export interface CheckedMailFiles {
  good: GoodMailFile[]
  refused: RefusedMailFile[]
}

/** Makes harmless files of those of a mail, as of uploads; what isn't taken says why. */
export async function checkMailFiles(mail: ReadMail): Promise<CheckedMailFiles> {
  const checked: CheckedMailFiles = { good: [], refused: [] }
  let looked = 0
  for (const { name: given, content } of mail.attachments) {
    const name = safeFileName(given)
    const refuse = (refusal: MailFileRefusal) => checked.refused.push({ name, refusal })
    if (content.length > MESSAGE_FILE_MAX_BYTES) refuse('LARGE')
    else if (!kindOfContent(content)) refuse('KIND')
    else if (checked.good.length >= MESSAGE_FILES_MAX || looked >= MAIL_FILES_LOOKED_AT) refuse('MANY')
    else
      try {
        looked++
        const document = await harmlessFile({ name, content: Buffer.from(content) })
        checked.good.push({ name, document, storageKey: newStorageKey() })
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error
        refuse(REFUSALS[error.fields['file'] ?? ''] ?? 'DAMAGED')
      }
  }
  return checked
}

const REFUSALS: Readonly<Record<string, MailFileRefusal>> = {
  'upload.kind': 'KIND',
  'upload.script': 'SCRIPT',
  'upload.quota': 'NO_ROOM',
}

/** The files of a mail whose conversation takes none now: nothing can be hidden in a file. */
export function withheldFiles(mail: ReadMail | null): CheckedMailFiles {
  const refused = (mail?.attachments ?? []).map(({ name }) => ({
    name: safeFileName(name),
    refusal: 'NOT_YET' as const,
  }))
  return { good: [], refused }
}

/** Stores the good files of a mail in the locked conversation to go with its message; what has no room is refused. */
export async function storeMailFiles(
  trx: Db,
  ctx: Context,
  row: RequestRow,
  side: MessageSide,
  { good, refused }: CheckedMailFiles,
): Promise<{ fileIds: string[]; refused: RefusedMailFile[] }> {
  const stored: { fileIds: string[]; refused: RefusedMailFile[] } = { fileIds: [], refused: [...refused] }
  for (const { name, document, storageKey } of good)
    try {
      stored.fileIds.push(await storeMessageFile(trx, ctx, row, { ...document, side, storageKey }))
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      stored.refused.push({ name, refusal: REFUSALS[error.fields['file'] ?? ''] ?? 'NO_ROOM' })
    }
  return stored
}

const WORDS: Readonly<Record<Language, Readonly<Record<MailFileRefusal, string>>>> = {
  en: {
    NOT_YET: 'files can be sent only while the request is accepted',
    MANY: `a message can have ${MESSAGE_FILES_MAX} files`,
    LARGE: 'larger than 10 MB',
    KIND: 'only PDF, JPEG and PNG files can be sent',
    DAMAGED: 'can’t be read',
    SCRIPT: 'contains a program or another file',
    NO_ROOM: 'there is no more room for your files',
  },
  de: {
    NOT_YET: 'Dateien können nur gesendet werden, solange die Anfrage angenommen ist',
    MANY: `eine Nachricht kann ${MESSAGE_FILES_MAX} Dateien haben`,
    LARGE: 'größer als 10 MB',
    KIND: 'es können nur PDF-, JPEG- und PNG-Dateien gesendet werden',
    DAMAGED: 'lässt sich nicht lesen',
    SCRIPT: 'enthält ein Programm oder eine weitere Datei',
    NO_ROOM: 'für Ihre Dateien ist kein Platz mehr',
  },
  fr: {
    NOT_YET: 'des fichiers ne peuvent être envoyés que tant que la demande est acceptée',
    MANY: `un message peut contenir ${MESSAGE_FILES_MAX} fichiers`,
    LARGE: 'plus de 10\u00a0Mo',
    KIND: 'seuls les fichiers PDF, JPEG et PNG peuvent être envoyés',
    DAMAGED: 'illisible',
    SCRIPT: 'contient un programme ou un autre fichier',
    NO_ROOM: 'il n’y a plus de place pour vos fichiers',
  },
}

const FURTHER: Readonly<Record<Language, string>> = {
  en: 'further files',
  de: 'weitere Dateien',
  fr: 'autres fichiers',
}

/** Which files of a mail don't go with its message and why, each in a line; of very many the first. */
export function refusedFilesText(language: Language, refused: readonly RefusedMailFile[]): string {
  const lines = refused
    .slice(0, REFUSED_FILES_NAMED)
    .map(({ name, refusal }) => `– ${name} (${WORDS[language][refusal]})`)
  const more = refused.length - lines.length
  return [...lines, ...(more > 0 ? [`– ${more} ${FURTHER[language]}`] : [])].join('\n')
}
