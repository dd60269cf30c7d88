import { createHash } from 'node:crypto'
import { assertInvoiceDocument, type InvoiceDocument } from '../../../domain/money/invoice-document.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { invoiceXml } from './invoice-xml.ts'
import { readBack } from './read-back.ts'

/** What was written doesn't say what it was made of; its number must not be given away. */
export class InvoiceReadBackError extends Error {
  readonly differences: readonly string[]

  constructor(number: string, differences: readonly string[]) {
    super(`Invoice document ${number} reads differently: ${differences.join('; ')}`)
    this.name = 'InvoiceReadBackError'
    this.differences = differences
  }
}

/** An invoice's file and its SHA-256 in hexadecimal digits. */
export interface WrittenInvoice {
  bytes: Uint8Array
  sha256: string
}

/**
 * Writes a document as PDF/A-3 with its XML and reads it back. InvoiceDocumentError if its facts don't fit together,
 * InvoiceReadBackError if the file says something else; the same document gives the same bytes.
 */
export async function writeInvoice(document: InvoiceDocument): Promise<WrittenInvoice> {
  assertInvoiceDocument(document)
  const bytes = await invoicePdf(document, await invoiceXml(document))
  const differences = readBack(bytes, document)
  if (differences.length > 0) throw new InvoiceReadBackError(document.number, differences)
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
