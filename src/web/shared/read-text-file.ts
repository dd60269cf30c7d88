/** The text of a file that somebody has chosen; the id tells it from others. */
export interface ReadFile {
  id: string
  text: string
}

/** The text of a file: UTF-8, or what older spreadsheets write. */
export async function readTextFile(file: File): Promise<ReadFile> {
  return { id: crypto.randomUUID(), text: decodeText(await file.arrayBuffer()) }
}

/** Texts that are no UTF-8 come from spreadsheets that write Windows' own alphabet. */
export function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Every byte means something in this alphabet.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
