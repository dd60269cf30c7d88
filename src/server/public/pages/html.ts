/** A piece of HTML that is safe to put into a page. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

/** HTML with values between its parts: texts are escaped, lists joined, null, undefined and false left out. */
export function html(strings: TemplateStringsArray, ...values: Part[]): Html {
  return new Html(strings.reduce((text, part, at) => text + written(values[at - 1]) + part))
}

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(written).join('')
  return escapeHtml(String(part))
}

/** A text as it stands in HTML, also inside of quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Data as it stands in a script element: nothing in it can end the element. */
export function scriptData(data: unknown): Html {
  return new Html(JSON.stringify(data).replaceAll('<', '\\u003c'))
}
