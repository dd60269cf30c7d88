/** What became of a mail that came in: it is read later, became a message, or why not. */
export const INBOUND_MAIL_OUTCOMES = [
  'WAITING',
  'TAKEN',
  'TWICE',
  'LATE',
  'OTHER_SENDER',
  'AUTOMATIC',
  'TOO_MANY',
  'EMPTY',
  'UNREADABLE',
] as const

/** What became of a mail that came in. */
export type InboundMailOutcome = (typeof INBOUND_MAIL_OUTCOMES)[number]

/** Outcomes of which the person who should have written is told, by a mail to their own address. */
export const TOLD_OUTCOMES = [
  'LATE',
  'OTHER_SENDER',
  'TOO_MANY',
  'EMPTY',
  'UNREADABLE',
] as const satisfies readonly InboundMailOutcome[]

/** Why a mail is no message, or not all of it. */
export type NotTakenReason = (typeof TOLD_OUTCOMES)[number] | 'ATTACHMENTS'

/** Largest mail that is taken, in bytes (ours). */
export const INBOUND_MAIL_MAX_BYTES = 15_000_000

/** How long the mail itself is kept beside the message that it became, in days (ours). */
export const INBOUND_MAIL_DAYS_KEPT = 30

/** What of a mail says whether a person wrote it; all as it came, in small letters. */
export interface MailSigns {
  autoSubmitted: string
  precedence: string
  isOfList: boolean
  /** An empty envelope sender: a mail about a mail. */
  isBounce: boolean
  /** It carries a mark of ours: a mail of the product that came back. */
  isOurs: boolean
}

/** Whether a program wrote it: an absence note, a bounce, a list, or one of our own mails that came back. */
export function isAutomatic({ autoSubmitted, precedence, isOfList, isBounce, isOurs }: MailSigns): boolean {
  if (isBounce || isOurs || isOfList) return true
  if (autoSubmitted !== '' && !autoSubmitted.startsWith('no')) return true
  return /^(?:bulk|junk|list|auto_reply)$/.test(precedence)
}

/**
 * What somebody has written in an answer, without the mail that it answers and without a signature. Where that would
 * leave nothing, all of it.
 */
export function replyTextOf(mail: string): string {
  const lines = mail.slice(0, MOST_TEXT).replaceAll('\r\n', '\n').split('\n')
  const end = lines.findIndex((line, at) => isQuoteHead(line, lines[at + 1] ?? '') || isSignature(line))
  const own = withoutQuotedEnd(end === -1 ? lines : lines.slice(0, end))
  return tidied(own) || tidied(lines)
}

// What stands further down in a mail of that length is no answer to a message.
const MOST_TEXT = 100_000

function withoutQuotedEnd(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('>'))
  return lines.slice(0, last + 1)
}

function tidied(lines: string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function isQuoteHead(line: string, next: string): boolean {
  const both = `${line} ${next}`
  if (
    /^\s*-{2,}\s*(?:original message|ursprüngliche nachricht|message d’origine|message d'origine|forwarded message)/i.test(
      line,
    )
  )
    return true
  if (/^\s*_{10,}\s*$/.test(line)) return true
  if (
    /^\s*(?:from|von|de)\s?:\s.*(?:@|mezzo)/i.test(line) &&
    /^\s*(?:sent|gesendet|envoyé|date|datum|to|an|à)\s?:/i.test(next)
  )
    return true
  if (!/^\s*(?:on|am|le)\s/i.test(line)) return false
  return (
    /^\s*(?:on\s.{1,200}\swrote|am\s.{1,200}\sschrieb.{0,200}|le\s.{1,200}\sa\sécrit)\s?:\s*$/iu.test(
      both.trim(),
    ) ||
    /^\s*(?:on\s.{1,200}\swrote|am\s.{1,200}\sschrieb.{0,200}|le\s.{1,200}\sa\sécrit)\s?:\s*$/iu.test(line)
  )
}

function isSignature(line: string): boolean {
  return (
    /^(?:--|—)\s?$/.test(line) ||
    /^(?:sent from my |von meinem .{1,40} gesendet|envoyé de mon )/i.test(line.trim())
  )
}
