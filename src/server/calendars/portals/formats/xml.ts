/** An element with attributes and content that is XML already; null and undefined are left out. */
export function xmlTag(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  ...content: readonly (string | null | undefined)[]
): string {
  const written = Object.entries(attributes)
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  const inner = content.filter((part) => part !== null && part !== undefined).join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** An element with a text; null where there is none. */
export function xmlText(name: string, text: string | number | boolean | null): string | null {
  return text === null || text === '' ? null : `<${name}>${escapeXml(String(text))}</${name}>`
}

/** A text as it stands in XML 1.0: characters that have no place there are left out, halves of pairs too. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
