import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ValidationError } from '../../../domain/kernel/errors.ts'

const kilobyte = 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes multipart/form-data; all others take JSON alone. */
    upload?: boolean
  }
}

/** A file as somebody sent it: neither its name nor its content is to be believed. */
export interface Upload {
  fields: Record<string, string>
  file: { name: string; content: Buffer }
}

/** Lets routes with `upload` read one file and a few short fields; nothing is read before the route asks for it. */
export async function addUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      files: 1,
      fields: 12,
      parts: 13,
      fieldNameSize: 60,
      fieldSize: 4 * kilobyte,
      fileSize: kilobyte,
      headerPairs: 20,
    },
  })
}

/** Reads a form with one file of at most `maxBytes`; ValidationError names the field `file` or what is wrong with the form. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: { maxBytes: number },
): Promise<Upload> {
  if (!request.isMultipart()) throw new ValidationError({ file: 'upload.missing' })
  // Who announces too much need not send it first.
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + 64 * kilobyte) throw tooLarge()
  const fields: Record<string, string> = {}
  let file: Upload['file'] | null = null
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'file') file = { name: safeFileName(part.filename), content: await part.toBuffer() }
      else if (typeof part.value === 'string' && !part.valueTruncated) fields[part.fieldname] = part.value
    }
  } catch (error) {
    throw refusalOf(error)
  }
  if (!file || file.content.length === 0) throw new ValidationError({ file: 'upload.missing' })
  return { fields, file }
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  if (typeof code === 'string' && code.startsWith('FST_'))
    return new ValidationError({ file: 'upload.damaged' })
  // What the parser of the form says about a form that breaks off has no code.
  const isParsers = error instanceof Error && /multipart|part terminated|boundary/i.test(error.message)
  return isParsers ? new ValidationError({ file: 'upload.damaged' }) : error
}

function tooLarge(): ValidationError {
  return new ValidationError({ file: 'upload.large' })
}

/** The last part of a name, without signs that steer terminals, paths or headers, of a length that every disk takes. */
export function safeFileName(sent: string | undefined): string {
  const name = (sent ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{C}\u2028\u2029]/gu, '')
    .split(/[\\/]/)
    .at(-1)
    ?.trim()
  return name ? [...name].slice(-100).join('') : 'file'
}

const kinds = [
  { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff] },
  { type: 'image/png', starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const

/** A kind of file that people may hand in. */
export type UploadKind = (typeof kinds)[number]['type']

/** What a content is by its first bytes, whatever its sender calls it; null for everything that nobody may hand in. */
export function kindOfContent(content: Uint8Array): UploadKind | null {
  return kinds.find(({ starts }) => starts.every((byte, at) => content[at] === byte))?.type ?? null
}
