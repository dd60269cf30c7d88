import type { InvoiceLiveMode } from '../../../domain/catalogue/invoices.ts'
import { dipEnvelope } from '../../../domain/money/tax-report/dip-envelope.ts'
import { decryptText } from '../../kernel/adapters/secret-text.ts'
import type { Config } from '../../kernel/config/config.ts'
import type { ZippedFile } from '../overview/zip.ts'
import type { listMessagesOfRun } from './report-sql.ts'

/** A message in its envelope; who hands it in is whoever the message says. */
export function envelopeOf(message: {
  mode: InvoiceLiveMode
  madeAt: Temporal.Instant
  messageRefId: string
  xml: string
}): string {
  const [, taxNumber = ''] = /<SendingEntityIN>([^<]*)</.exec(message.xml) ?? []
  return dipEnvelope({ ...message, taxNumber })
}

/** The messages of a run as files, each with and without envelope. */
export async function* messageFiles(
  config: Pick<Config, 'secret'>,
  messages: Awaited<ReturnType<typeof listMessagesOfRun>>,
): AsyncGenerator<ZippedFile> {
  for (const { xml: stored, ...message } of messages) {
    const xml = decryptText(config, 'tax-report', stored)
    yield fileOf(`${message.messageRefId}.xml`, xml)
    yield fileOf(`${message.messageRefId}-dip.xml`, envelopeOf({ ...message, xml }))
  }
}

function fileOf(name: string, text: string): ZippedFile {
  return { name, parts: partsOf(text), isCompressed: false }
}

async function* partsOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}
