/** An element of XML: its name, attributes, and either a text or elements; what is null or undefined is left out. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string | undefined>>
  content: string | readonly XmlElement[]
}

type Children = readonly (XmlElement | null | undefined)[]

/** Makes an element. */
export function element(
  name: string,
  content: string | number | Children,
  attributes: XmlElement['attributes'] = {},
): XmlElement {
  return {
    name,
    attributes,
    content: isText(content) ? String(content) : content.filter((child) => child != null),
  }
}

function isText(content: string | number | Children): content is string | number {
  return typeof content !== 'object'
}

/** An element with that text, or null where there is none. */
export function elementOf(name: string, text: string): XmlElement | null {
  return text === '' ? null : element(name, text)
}

/** A whole document; the same elements give the same text. */
export function xmlDocument(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const named = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('')
  const start = `${indent}<${name}${named}`
  if (typeof content === 'string') return `${start}>${escaped(content)}</${name}>`
  if (content.length === 0) return `${start}/>`
  const inner = content.map((child) => written(child, `${indent}  `)).join('\n')
  return `${start}>\n${inner}\n${indent}</${name}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')
}
