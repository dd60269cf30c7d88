// Comments, texts, bodies of functions, names in quotes: a semicolon in one of them ends nothing.
const parts = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[^]*?\$\1\$|;|[^]/g

/** The statements of a script without comments, each with single spaces. */
export function statementsOf(script: string): string[] {
  const statements = ['']
  for (const [part] of script.matchAll(parts)) {
    if (part === ';') statements.push('')
    else if (/^(--|\/\*)/.test(part)) statements[statements.length - 1] += ' '
    else statements[statements.length - 1] += part
  }
  return statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}
