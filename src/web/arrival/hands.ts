type Field = HTMLInputElement | HTMLTextAreaElement

declare global {
  interface Window {
    /** The button that was clicked before any script was there. */
    mezzoClicked?: HTMLButtonElement
  }
}

const pointers = new Set<number>()
const typed = new Set<Field>()
const chosen = new Set<HTMLInputElement>()
let composing = false
let clicked: HTMLButtonElement | null = null
let waiting: (() => void)[] = []
/** From then on what is done reaches React, also what it has not taken over yet. */
let isOver = false

/**
 * Watches what somebody does with a page that the server has written, until the application takes it over: neither a
 * click nor what was typed may be lost by that.
 */
export function watchHands(): void {
  // What was done before any script was there: the page's HTML keeps the click (src/server/public/html/page-html.ts).
  clicked = window.mezzoClicked ?? null
  for (const field of document.querySelectorAll<Field>('input, textarea')) {
    if (isChoice(field) || field.value === field.defaultValue) continue
    typed.add(field)
    showOwn(field)
  }
  listen('focusin', ({ target }) => showOwn(target))
  listen('pointerdown', ({ pointerId }) => void pointers.add(pointerId))
  listen('pointerup', letGo)
  listen('pointercancel', letGo)
  listen('compositionstart', () => void (composing = true))
  listen('compositionend', () => {
    composing = false
    tellWhenFree()
  })
  listen('input', ({ target }) => {
    if (isOver) return
    if (isChoice(target)) chosen.add(target)
    else if (isField(target)) typed.add(target)
  })
  listen('click', ({ target }) => {
    // Links and forms do without a script what they do with one.
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type === 'button' && !isOver) clicked = button
  })
}

/**
 * Resolves when the page may be taken over: no finger is down on it, and no letter is half typed. Answers what gives
 * the application, once it runs, what was typed and clicked before.
 */
export async function untilFree(): Promise<() => void> {
  if (pointers.size > 0 || composing) await new Promise<void>((resolve) => waiting.push(resolve))
  isOver = true
  const stillThere = <One extends Field>(fields: Set<One>) => [...fields].filter((one) => one.isConnected)
  // What was chosen first was perhaps chosen anew: only the last state counts.
  const kept = [...stillThere(typed).map(putAside), ...stillThere(chosen).toReversed().map(takeBack)]
  return () => {
    for (const giveBack of kept) giveBack()
    typed.clear()
    chosen.clear()
    if (clicked?.isConnected) clicked.click()
    clicked = null
  }
}

function listen<Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) {
  document.addEventListener(type, listener, { capture: true, passive: true })
}

function letGo({ pointerId }: PointerEvent): void {
  pointers.delete(pointerId)
  // The click follows the finger.
  setTimeout(tellWhenFree)
}

function tellWhenFree(): void {
  if (pointers.size > 0 || composing) return
  for (const resolve of waiting) resolve()
  waiting = []
}

/** Where somebody has been, the browser's own field shows what is in it, not what the server wrote over that. */
function showOwn(target: EventTarget | null): void {
  if (isField(target)) delete target.dataset.shown
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
}

function isChoice(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type)
}

/** What was chosen is chosen once more when the application listens; until then it is as the page was sent. */
function takeBack(field: HTMLInputElement): () => void {
  const { checked } = field
  const group = document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(field.name)}"]`)
  for (const one of [field, ...(field.type === 'radio' ? group : [])]) one.checked = one.defaultChecked
  return () => {
    tellInput(field)
    if (field.checked !== checked) field.click()
  }
}

/** A field whose text React doesn't know yet tells it only when it changes under its eyes. */
function putAside(field: Field): () => void {
  const { value, selectionStart, selectionEnd } = field
  field.value = ''
  return () => {
    tellInput(field)
    const prototype =
      field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    // Past the property by which React would take the text for known.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    tellInput(field)
  }
}

/** Makes React look at the field, which it may not have done yet. */
function tellInput(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
