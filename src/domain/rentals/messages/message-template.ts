import { asOneLine } from '../../kernel/text.ts'
import { isStorableText } from '../../kernel/text-limits.ts'

/** What stands in a template for something of the conversation, in curly brackets. */
export const PLACEHOLDERS = [
  'firstName',
  'from',
  'to',
  'home',
  'landlord',
] as const satisfies readonly string[]

/** What stands in a template for something of the conversation. */
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** Longest name of a template, in characters (ours; the database has it, too). */
export const TEMPLATE_NAME_MAX = 60

/** Longest text of a template, in characters, so that there is room for what is filled in (ours; the database has it, too). */
export const TEMPLATE_TEXT_MAX = 3000

/** How many templates a landlord's team has (ours). */
export const TEMPLATES_MAX = 30

/** A template as somebody writes it. */
export interface TemplateInput {
  name: string
  text: string
}

/** A template as it is kept: the name in one line, nothing around the text. */
export function keptTemplateOf({ name, text }: TemplateInput): TemplateInput {
  return { name: asOneLine(name), text: text.trim() }
}

/** What of a template can't be kept, by field; `placeholder` is the first one that there isn't. */
export function checkTemplate(input: TemplateInput): Record<string, string> {
  const { name, text } = keptTemplateOf(input)
  const fields: Record<string, string> = {}
  if (name === '') fields.name = 'messageTemplates.name.missing'
  else if (name.length > TEMPLATE_NAME_MAX || !isStorableText(name))
    fields.name = 'messageTemplates.name.long'
  const unknown = placeholdersIn(text).find((found) => !isPlaceholder(found))
  if (text === '') fields.text = 'messageTemplates.text.missing'
  else if (text.length > TEMPLATE_TEXT_MAX || !isStorableText(text))
    fields.text = 'messageTemplates.text.long'
  else if (unknown !== undefined)
    return { ...fields, text: 'messageTemplates.text.unknown', placeholder: `{${unknown}}` }
  return fields
}

/** What a template says in a conversation; a placeholder without a value stays as it is, to be replaced by hand. */
export function fillTemplate(text: string, values: Readonly<Record<Placeholder, string | null>>): string {
  return text.replaceAll(IN_BRACKETS, (whole, found: string) =>
    isPlaceholder(found) ? (values[found] ?? whole) : whole,
  )
}

/** The placeholders that a text still has, each once. */
export function unfilledIn(text: string): Placeholder[] {
  const found = new Set(placeholdersIn(text))
  return PLACEHOLDERS.filter((name) => found.has(name))
}

/** Whether somebody with full access may change the team's templates: not who works for some homes alone, as all of the team use them. */
export function canChangeTemplates(groupIds: readonly string[] | null): boolean {
  return groupIds === null
}

const IN_BRACKETS = /\{([^{}]*)\}/g

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(IN_BRACKETS)].map(([, found = '']) => found)
}

function isPlaceholder(found: string): found is Placeholder {
  return PLACEHOLDERS.some((name) => name === found)
}
