import { createHash } from 'node:crypto'
import { type Call, keep } from './call.ts'
import { type Form, refuseUnknown, requiredIn } from './form.ts'
import { newId } from './ids.ts'
import { ProviderError } from './provider-error.ts'
import type { Stored } from './store.ts'

/** A file that was handed in; what it holds is looked at and not kept. */
interface EvidenceFile extends Stored {
  object: 'file'
  filename: string
  purpose: string
  size: number
}

/** In bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024

/** Reads a body that brings a file: its fields, and of the file its name, size and digest. */
export async function fileFormOf(body: Buffer, contentType: string): Promise<Form> {
  const headers = { 'content-type': contentType }
  const fields = await new Response(new Uint8Array(body), { headers }).formData()
  const file = fields.get('file')
  if (!(file instanceof File)) throw ProviderError.invalid('Missing required param: file.', { param: 'file' })
  const content = Buffer.from(await file.arrayBuffer())
  const purpose = fields.get('purpose')
  return {
    purpose: typeof purpose === 'string' ? purpose : '',
    filename: file.name,
    size: String(content.length),
    sha256: createHash('sha256').update(content).digest('hex'),
  }
}

/** POST /v1/files: documents against a dispute. */
export async function createFile(call: Call): Promise<EvidenceFile> {
  refuseUnknown(call.form, ['filename', 'purpose', 'sha256', 'size'])
  const purpose = requiredIn(call.form, 'purpose')
  if (purpose !== 'dispute_evidence')
    throw ProviderError.invalid(`Invalid purpose: ${purpose}.`, { param: 'purpose' })
  const size = Number(requiredIn(call.form, 'size'))
  if (size > LARGEST_FILE) throw ProviderError.invalid('The file is too large.', { param: 'file' })
  const file = {
    id: newId('file'),
    object: 'file',
    created: call.now,
    expires_at: null,
    filename: requiredIn(call.form, 'filename'),
    links: null,
    purpose,
    size,
    title: null,
    type: 'pdf',
    url: null,
  } as unknown as EvidenceFile
  await keep(call, file)
  return file
}
