import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { InboundMailAccess } from '../config/access.ts'
import type { Log } from '../config/log.ts'

/** A mail as it came: for whom, from whom by its envelope (empty: a mail about a mail), and all of it. */
export interface ComingMail {
  address: string
  envelopeFrom: string
  source: Buffer
}

/** Why a mail isn't taken: its address is none, or there are too many, and it may come again. */
export type MailRefusal = 'UNKNOWN' | 'LATER'

/** Who takes mails. */
export interface MailTaker {
  /** Whether mail to an address is taken now. */
  check: (address: string) => Promise<MailRefusal | null>
  /** Keeps a mail; what it throws makes the other server send it again. */
  take: (mail: ComingMail) => Promise<void>
}

const TIME_LIMIT = 30_000
const MOST_CONNECTIONS = 20
const MOST_RECIPIENTS = 5

/** Opens the door for mails, which stand behind the operator's own mail server: it takes without a login, and sends nothing on. */
export async function openMailReceiver(
  access: InboundMailAccess,
  maxBytes: number,
  taker: MailTaker,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = new SMTPServer({
    name: access.domain,
    banner: 'Mezzo',
    size: maxBytes,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: TIME_LIMIT,
    closeTimeout: 1_000,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: ({ address }, session, done) => {
      if (session.envelope.rcptTo.length >= MOST_RECIPIENTS) return done(refused(452, 'Too many recipients'))
      taker.check(address).then((refusal) => done(errorOf(refusal)), failed(done))
    },
    onData: (stream, session, done) => {
      receive(stream, session).then(() => done(), failed(done))
    },
  })
  const failed = (done: (error: Error) => void) => (error: Error) => {
    const isTooLarge = 'responseCode' in error
    if (!isTooLarge) log.warn({ err: error }, 'a mail could not be taken')
    done(isTooLarge ? error : refused(451, 'Please try again later'))
  }
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const source = await readAll(stream, maxBytes)
    const { mailFrom, rcptTo } = session.envelope
    const envelopeFrom = mailFrom ? mailFrom.address : ''
    for (const { address } of rcptTo) await taker.take({ address, envelopeFrom, source })
  }
  // A client that breaks off is nothing to tell of, and must not end the process.
  server.on('error', (error) => log.warn({ err: error }, 'a connection for mail broke off'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(access.port, access.host, () => resolve())
  })
  const bound = server.server.address()
  return {
    port: bound && typeof bound === 'object' ? bound.port : access.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** All of a mail; of one that is too large the rest is read and thrown away, so that the other server hears why. */
async function readAll(stream: SMTPServerDataStream, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length
    if (size <= maxBytes) parts.push(part)
  }
  if (size > maxBytes || stream.sizeExceeded) throw refused(552, 'This mail is too large')
  return Buffer.concat(parts)
}

function errorOf(refusal: MailRefusal | null): Error | null {
  if (refusal === 'UNKNOWN') return refused(550, 'There is no such address')
  return refusal === 'LATER' ? refused(450, 'Too many mails, please try again later') : null
}

function refused(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}
