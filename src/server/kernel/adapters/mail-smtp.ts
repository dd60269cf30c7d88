import { createTransport, type Transporter } from 'nodemailer'
import { inSpan } from '../observe/spans.ts'
import { limitFor, outboundLimit } from '../outbound/outbound-limit.ts'

/** A mail ready to leave. */
export interface OutgoingMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where its reader answers; null: nowhere. */
  replyTo: string | null
  attachments: Attachment[]
}

/** A file that goes with a mail. */
export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

/** By what we know a mail of ours that comes back. */
export const OWN_MAIL_HEADER = 'X-Mezzo-Mail'

const transports = new Map<string, Transporter>()

/** Sends over SMTP within the limit, attachments a second a megabyte more; a repeated sending has the same Message-ID. */
export async function sendBySmtp(url: string, from: string, mail: OutgoingMail): Promise<void> {
  const attributes = { 'server.address': new URL(url).hostname }
  await inSpan({ name: 'send mail', kind: 'client', attributes }, () => send(url, from, mail))
}

async function send(url: string, from: string, mail: OutgoingMail): Promise<void> {
  const bytes = mail.attachments.reduce((sum, { content }) => sum + content.length, 0)
  await transportOf(url).sendMail({
    // The limits of the transport are on each step, which a server that drips would pass.
    signal: AbortSignal.timeout(limitFor(bytes)),
    from,
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(mail.replyTo && { replyTo: { name: 'Mezzo', address: mail.replyTo } }),
    // Programs shall not answer it, and we know it again when it comes back.
    headers: { 'Auto-Submitted': 'auto-generated', [OWN_MAIL_HEADER]: mail.id },
    attachments: mail.attachments,
    messageId: `<${mail.id}@${new URL(url).hostname}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

function transportOf(url: string): Transporter {
  let transport = transports.get(url)
  if (!transport) {
    transport = createTransport({
      url,
      connectionTimeout: outboundLimit(),
      greetingTimeout: outboundLimit(),
      socketTimeout: outboundLimit(),
    })
    transports.set(url, transport)
  }
  return transport
}
