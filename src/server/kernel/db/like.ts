/** A pattern of LIKE for what begins with a text, whatever signs of patterns are in it. */
export function likePrefix(text: string): string {
  return `${escaped(text)}%`
}

/** A pattern of LIKE for what has a text in it. */
export function likeContaining(text: string): string {
  return `%${escaped(text)}%`
}

// Otherwise a percent sign that somebody looks for would find everything.
function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&')
}
