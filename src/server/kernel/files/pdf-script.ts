import { promisify } from 'node:util'
import { inflate } from 'node:zlib'

const unpack = promisify(inflate)

// What makes a viewer run or open something that is no page. Fields to fill in and links are no such thing.
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/

const STREAM = /\/ObjStm(?![A-Za-z0-9])[^]{0,1000}?stream\r?\n/g

/** Largest part of a PDF that is unpacked to be looked at, in bytes, and how many parts are. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024
const MAX_STREAMS = 200

/**
 * Whether a PDF contains a script, another file or what starts a program, also where it is packed or its name is
 * written in another way. A part that can't be unpacked counts as one: nobody can say what it does.
 */
export async function hasScript(pdf: Uint8Array): Promise<boolean> {
  const text = Buffer.from(pdf).toString('latin1')
  if (isActive(text)) return true
  const streams = [...text.matchAll(STREAM)]
  if (streams.length > MAX_STREAMS) return true
  for (const stream of streams) {
    const begin = stream.index + stream[0].length
    const end = text.indexOf('endstream', begin)
    if (await isPackedScript(pdf.subarray(begin, end < 0 ? pdf.length : end), stream[0])) return true
  }
  return false
}

async function isPackedScript(packed: Uint8Array, head: string): Promise<boolean> {
  if (!head.includes('/Filter')) return isActive(Buffer.from(packed).toString('latin1'))
  try {
    const content = await unpack(packed, { maxOutputLength: MAX_UNPACKED_BYTES })
    return isActive(content.toString('latin1'))
  } catch {
    // Packed in a way that scanners and printers don't use.
    return true
  }
}

function isActive(text: string): boolean {
  return ACTIVE.test(text) || ACTIVE.test(readNames(text))
}

/** Names may be written with numbers of their signs: /J#61vaScript. */
function readNames(text: string): string {
  return text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}
