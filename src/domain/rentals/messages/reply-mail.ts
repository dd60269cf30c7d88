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
 * What somebody has written in an answer, above, below and between what it quotes, without a signature. Empty where there
 * is nothing but the mail that it answers.
 */
export function replyTextOf(mail: string): string {
  const lines = mail.slice(0, MOST_TEXT).replaceAll(/\r\n?/g, '\n').split('\n')
  const own = withoutQuotes(lines)
  return tidied(withoutSignatures(own)) || tidied(own.filter((line) => line !== QUOTE && !isSignature(line)))
}

// What stands further down in a mail of that length is no answer to a message.
const MOST_TEXT = 100_000

// Stands where something was quoted: a signature ends there, and no line of a mail reads like it.
const QUOTE = '\n'

/** The lines without those of the mail that is answered, whose place is marked. */
function withoutQuotes(lines: string[]): string[] {
  const own: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const head = isMarked(line) ? null : quoteHeadAt(lines, at)
    if (!head && !isMarked(line)) {
      own.push(line)
      continue
    }
    own.push(QUOTE)
    if (!head) continue
    // The quote has no marks: nobody can tell what below it is an answer.
    if (!isMarked(nextWords(lines, head.end))) return own
    at = head.end - 1
  }
  return own
}

function isMarked(line: string): boolean {
  return line.trimStart().startsWith('>')
}

/** The next line with words in it, empty where there is none. */
function nextWords(lines: string[], from: number): string {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line.trim() !== '') return line
  }
  return ''
}

function withoutSignatures(lines: string[]): string[] {
  let isOver = false
  return lines.filter((line) => {
    isOver = line !== QUOTE && (isOver || isSignature(line))
    return !isOver && line !== QUOTE
  })
}

function tidied(lines: string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Before which line the head of a quote ends that begins at one, if any does. */
function quoteHeadAt(lines: string[], at: number): { end: number } | null {
  if (lines[at]?.trim() === '') return null
  return saidHeadAt(lines, at) ?? headersAt(lines, at)
}

const SEPARATOR =
  /^-{2,}\s?(?:original message|original-?nachricht|ursprüngliche nachricht|message d[’']origine|forwarded message|weitergeleitete nachricht|message transféré)|^_{10,}$/i

const FROM = /^(?:from|von|de)\s?:/i
const SENT = /^(?:sent|gesendet|envoyé|date|datum|to|an|à)\s?:/i
const HEADER =
  /^(?:from|von|de|sent|gesendet|envoyé|date|datum|to|an|à|cc|subject|betreff|objet|reply-to|antwort an)\s?:/i

/** The head of programs that copy the fields of the mail: a line that separates, 'From:' and 'Sent:' in any order, or both. */
function headersAt(lines: string[], at: number): { end: number } | null {
  const [first = '', second = '', third = ''] = lines.slice(at, at + 3).map(plainField)
  const isFields =
    (FROM.test(first) && (SENT.test(second) || SENT.test(third)) && /@|mezzo/i.test(`${first} ${second}`)) ||
    (SENT.test(first) && FROM.test(second) && /@|mezzo/i.test(second))
  if (!isFields && !SEPARATOR.test(first)) return null
  let end = at + 1
  for (let next = end; next < at + MOST_FIELDS; next++) {
    const line = lines[next] ?? ''
    if (HEADER.test(plainField(line))) end = next + 1
    else if (!/^\s*(?:<|$)/.test(line.slice(0, MOST_HEAD))) break
  }
  return { end }
}

// How many lines the fields of the mail take at most, with empty ones and addresses on lines of their own.
const MOST_FIELDS = 12

function plainField(line: string): string {
  return line.slice(0, MOST_HEAD).replaceAll('*', '').trim()
}

// Longest head of a quote, in characters.
const MOST_HEAD = 500

const SAID = /^(?:on\s.+\swrote|am\s.+\sschrieb.*|le\s.+\sa\sécrit)\s?:$/i
const ADDRESS = /<[^<>\s]+@[^<>\s]+>/
const SAID_ANYWHERE = /\s(?:wrote|schrieb|a\sécrit)(?:\s.*|\s?):$/i

/**
 * The head that says in one to three lines who wrote when. One that could be a sentence of the answer counts only where
 * it names a day, an address or the product, and marked lines or none follow; one with an address in brackets is no
 * sentence.
 */
function saidHeadAt(lines: string[], at: number): { end: number } | null {
  for (let end = at + 1; end <= at + 3; end++) {
    const last = lines[end - 1]?.trim() ?? ''
    // What begins further down is a head of its own, below the answer.
    if (last === '' || isMarked(last) || (end > at + 1 && /^(?:on|am|le)\s/i.test(last))) return null
    if (last.endsWith(':') && isSaidHead(lines, at, end)) return { end }
  }
  return null
}

function isSaidHead(lines: string[], at: number, end: number): boolean {
  const head = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join(' ')
  if (head.length > MOST_HEAD) return false
  if (ADDRESS.test(head) && (SAID.test(head) || (ADDRESS.test(lines[at] ?? '') && SAID_ANYWHERE.test(head))))
    return true
  const next = nextWords(lines, end)
  if (SAID.test(head) && /[\d@]/.test(head)) return next === '' || isMarked(next)
  return end === at + 1 && isMarked(next) && SAID_ANYWHERE.test(head) && /[\d@]|mezzo/i.test(head)
}

function isSignature(line: string): boolean {
  return (
    /^(?:--|—)\s?$/.test(line) ||
    /^(?:sent from my |von meinem .{1,40} gesendet|envoyé de mon )/i.test(line.trim())
  )
}
