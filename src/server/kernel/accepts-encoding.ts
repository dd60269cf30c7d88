/** Whether the header Accept-Encoding allows an encoding. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  const allowed = new RegExp(String.raw`(^|,)\s*(${encoding}|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))|,|$)`, 'i')
  return allowed.test(String(header ?? ''))
}
