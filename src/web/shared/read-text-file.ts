/** The text of a file that somebody has chosen; the id tells it from others. */
export interface ReadFile {
  id: string
  text: string
}

/** The alphabets that spreadsheets write. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'utf-16le',
  'utf-16be',
] as const satisfies readonly string[]

/** One of these alphabets. */
export type Encoding = (typeof ENCODINGS)[number]

/** The text of a file in the alphabet that its bytes show. */
export async function readTextFile(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { id: crypto.randomUUID(), text: decodeText(bytes, recognizeEncoding(bytes)) }
}

/** The text that bytes are in an alphabet, without the mark of its order. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes)
}

/** The alphabet of a file: by the mark it begins with, by its empty bytes, else UTF-8, or what older spreadsheets write. */
export function recognizeEncoding(bytes: Uint8Array<ArrayBuffer>): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const emptyAt = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  if (emptyAt(1) * 4 > start.length) return 'utf-16le'
  if (emptyAt(0) * 4 > start.length) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return 'utf-8'
  } catch {
    // Every byte means something in this alphabet.
    return 'windows-1252'
  }
}

/** Whether a file is a workbook of a spreadsheet program, which is no text: .xls or .xlsx by its first bytes. */
export function isWorkbook(bytes: Uint8Array<ArrayBuffer>): boolean {
  const [one, two] = bytes
  return (one === 0x50 && two === 0x4b) || (one === 0xd0 && two === 0xcf)
}
