import { simpleParser } from 'mailparser'
import { OWN_MAIL_HEADER } from '../../kernel/adapters/mail-smtp.ts'

/** What is read of a mail; addresses and signs in small letters, the text as it can be stored. */
export interface ReadMail {
  messageId: string
  /** The addresses of From: one, in the mail of a person. */
  from: string[]
  text: string
  autoSubmitted: string
  precedence: string
  isOfList: boolean
  isOurs: boolean
  /** Files that somebody attached; pictures of a signature aren't. */
  attachments: { name: string; content: Uint8Array }[]
}

// Longer HTML is a page, not an answer.
const MOST_HTML = 500_000

/** What the thread answers: a mail, or what its reader stumbled over. */
export type MailReading = { mail: ReadMail } | { failure: string }

/** The entry of the thread that reads mails; the main thread never does. */
export async function readMailBytes(source: Uint8Array): Promise<MailReading> {
  try {
    return { mail: await parsed(source) }
  } catch (error) {
    // Not thrown, so that whoever asked tells a mail that can't be read from a thread that can't.
    return { failure: String(error) }
  }
}

async function parsed(source: Uint8Array): Promise<ReadMail> {
  const mail = await simpleParser(Buffer.from(source), {
    skipImageLinks: true,
    skipTextLinks: true,
    skipTextToHtml: true,
    maxHtmlLengthToParse: MOST_HTML,
  })
  const word = (name: string) => {
    const value = mail.headers.get(name)
    return typeof value === 'string' ? value.trim().toLowerCase() : ''
  }
  return {
    messageId: mail.messageId ?? '',
    from: (mail.from?.value ?? []).map(({ address = '' }) => address.toLowerCase()),
    text: (mail.text ?? '').replaceAll('\0', '').toWellFormed(),
    autoSubmitted: word('auto-submitted'),
    precedence: word('precedence'),
    isOfList: mail.headers.has('list'),
    isOurs: mail.headers.has(OWN_MAIL_HEADER.toLowerCase()),
    attachments: mail.attachments
      // Phones put photos between the words.
      .filter(({ contentDisposition, related, filename }) =>
        contentDisposition === 'attachment' ? true : Boolean(filename) && !related,
      )
      .map(({ filename = '', content }) => ({ name: filename, content })),
  }
}
