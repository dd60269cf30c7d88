const found = /^Variable "(\$\w+)" (?:got invalid value|of (?:required|non-null) type)[\s\S]*$/

// What may be told of the reason: types and names of the schema, never the value.
const reasons = [
  /Expected (?:non-nullable )?type "?[\w![\]]+"?(?: not to be null)?/,
  /Field "\w+" of required type "[\w![\]]+" was not provided/,
  /does not exist in "\w{1,60}" enum/,
  /Field "\w{1,60}" is not defined by type "\w+"/,
  /This is not an? \w+ of the form [\w:-]+/,
  /of (?:required|non-null) type "[\w![\]]+" (?:was not provided|must not be null)/,
]

// Said of a variable in a document that is not compiled: that it is no word of an enum, and which word it is.
const unknownWord = /^Value "[\s\S]*" does not exist in "(?=\w{1,60}" enum)/

/** A complaint about a variable without its value, which may be a password or a bank account (S12). */
export function withoutValue(message: string): string {
  const name = found.exec(message)?.[1]
  if (!name) return message.replace(unknownWord, 'A value does not exist in "')
  const at = / at "?(value[\w.[\]]*|\w+(?:[.[][\w.[\]]*)?)"?/.exec(
    message.slice(message.lastIndexOf('; ')),
  )?.[1]
  const reason = reasons.map((pattern) => pattern.exec(message)?.[0]).find((text) => text !== undefined)
  return [`Variable "${name}" has an invalid value`, at && ` at ${at}`, reason && `: ${reason}`, '.']
    .filter(Boolean)
    .join('')
}
