import PDFDocument from 'pdfkit'
import type { ContractData, ContractSignature } from './contract.ts'

/** The contract as a PDF. */
export function renderContract(data: ContractData): Promise<Uint8Array> {
  return renderSignedContract(data, [])
}

/** The contract with the signatures of both sides. */
export async function renderSignedContract(
  data: ContractData,
  signatures: readonly ContractSignature[],
): Promise<Uint8Array> {
  const document = new PDFDocument()
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve) => document.on('end', () => resolve()))
  document.text(`${data.reference}\n${data.landlord.name}\n${data.tenant.name}\n${data.stay.from} - ${data.stay.to}`)
  for (const signature of signatures) document.text(`${signature.typedName} ${signature.signedAt}`)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
