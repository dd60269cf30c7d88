import { tabStore, draftKey } from './browser-store.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface KeptField {
  field: string
  value: string
  checked: boolean
}

interface Kept {
  viewerId: string
  address: string
  fields: KeptField[]
}

const key = draftKey('typed')
const selector = 'input, textarea, select'
const secret = ['password', 'file', 'hidden']
/** How long fields of dialogs that are opened again get back what was typed into them. */
const restoreMilliseconds = 5 * 60_000

const typedInto = new WeakSet<EventTarget>()

/** Notices from now on into which fields somebody types. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => target && typedInto.add(target), true)
}

/** Keeps what was typed on this page, passwords and files not, for the same person at the same address in this tab. */
export function keepTyped(viewerId: string): void {
  const fields = fieldsOfPage().filter(([, field]) => typedInto.has(field))
  if (fields.length === 0) return
  const kept: Kept = {
    viewerId,
    address: addressOfPage(),
    fields: fields.map(([name, field]) => ({ field: name, value: field.value, checked: isChecked(field) })),
  }
  tabStore.write(key, JSON.stringify(kept))
}

/** Puts what was kept back into its fields as they appear, if the person and the address are the same. */
export function restoreTyped(viewerId: string | null): void {
  const kept = readKept()
  if (kept?.viewerId !== viewerId || kept?.address !== addressOfPage()) return
  tabStore.remove(key)
  let waiting = kept.fields
  const putBack = () => {
    const present = new Map(fieldsOfPage())
    waiting = waiting.filter((one) => {
      const field = present.get(one.field)
      if (field) fill(field, one)
      return !field
    })
    if (waiting.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(putBack)
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), restoreMilliseconds)
  putBack()
}

function readKept(): Kept | null {
  const text = tabStore.read(key)
  return text === null ? null : (JSON.parse(text) as Kept)
}

function addressOfPage(): string {
  return window.location.pathname + window.location.search
}

/** The fields of the page by what they are called and, where several are called the same, their turn. */
function fieldsOfPage(): [string, Field][] {
  const turns = new Map<string, number>()
  return [...document.querySelectorAll<Field>(selector)].flatMap((field): [string, Field][] => {
    if (secret.includes(field.type)) return []
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
    const name = [field.type, field.name, label, field.type === 'radio' ? field.value : ''].join('|')
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    return [[`${name}|${turn}`, field]]
  })
}

function isChecked(field: Field): boolean {
  return 'checked' in field && field.checked
}

// As if somebody typed it: the form hears of it by its own events.
function fill(field: Field, { value, checked }: KeptField): void {
  if ('checked' in field && (field.type === 'checkbox' || field.type === 'radio')) {
    if (field.checked !== checked) field.click()
    return
  }
  // The element's own property is watched by React, which takes a set value for one that it knows.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
