const [TAB, LF, CR, SPACE] = [9, 10, 13, 32]

/**
 * The content lines of a file as one text with a line feed between them. Folds are taken out of the bytes before they
 * become characters, since a fold may stand within one (RFC 5545 3.1). UTF-8 unless the bytes say something else:
 * UTF-16 by its mark or its zeros, Windows-1252 where they are no UTF-8.
 */
export function contentLines(content: Uint8Array): string {
  return characters(unfold(bytesOfText(content))).replaceAll('\0', '')
}

function bytesOfText(content: Uint8Array): Uint8Array {
  const [first, second, third] = content
  if (first === 0xef && second === 0xbb && third === 0xbf) return content.subarray(3)
  const littleEndian = (first === 0xff && second === 0xfe) || (!!first && second === 0)
  const bigEndian = (first === 0xfe && second === 0xff) || (first === 0 && !!second)
  if (!littleEndian && !bigEndian) return content
  return Buffer.from(new TextDecoder(littleEndian ? 'utf-16le' : 'utf-16be').decode(content), 'utf8')
}

/** Without folds, blank lines and carriage returns; a fold may follow blank lines, as some programs write it. */
function unfold(bytes: Uint8Array): Uint8Array {
  const unfolded = Buffer.allocUnsafe(bytes.length)
  let length = 0
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (byte !== LF && byte !== CR) {
      unfolded[length] = byte
      length += 1
      at += 1
      continue
    }
    while (bytes[at] === LF || bytes[at] === CR) at += 1
    if (bytes[at] === SPACE || bytes[at] === TAB) at += 1
    else {
      unfolded[length] = LF
      length += 1
    }
  }
  return unfolded.subarray(0, length)
}

function characters(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8').decode(bytes)
  const broken = text.match(/\uFFFD/g)?.length ?? 0
  // A program that cuts a text within a character still writes UTF-8; one that breaks more than it makes doesn't.
  if (broken <= (text.match(/[^\0-\x7F\uFFFD]/gu)?.length ?? 0)) return text
  return new TextDecoder('windows-1252').decode(bytes)
}
