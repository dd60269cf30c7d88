import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from './memory-storage.test-data.ts'
import { keepTyped, restoreTyped, watchTyping } from './typed.ts'

/** A field of a form, as little of it as counts. */
class Field extends EventTarget {
  events: string[] = []
  type: string
  labels: { textContent: string }[]
  name = ''
  checked = false
  #value = ''

  constructor(label: string, type = 'text') {
    super()
    this.type = type
    this.labels = [{ textContent: label }]
    for (const event of ['input', 'change']) this.addEventListener(event, () => this.events.push(event))
  }

  get value() {
    return this.#value
  }

  set value(value: string) {
    this.#value = value
  }

  getAttribute() {
    return null
  }

  click() {
    this.checked = !this.checked
  }
}

class Choice extends Field {
  override get value() {
    return super.value
  }

  override set value(value: string) {
    super.value = value
  }
}

const storage = memoryStorage()
let page: Field[] = []
let hear: (event: { target: Field }) => void = () => {}
let change = () => {}

beforeEach(() => {
  storage.clear()
  page = []
  vi.stubGlobal('window', { sessionStorage: storage, location: { pathname: '/en/account', search: '?a=1' } })
  vi.stubGlobal('HTMLSelectElement', Choice)
  vi.stubGlobal('document', {
    body: {},
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    querySelectorAll: () => page,
  })
  vi.stubGlobal(
    'MutationObserver',
    class {
      isOn = false
      constructor(callback: () => void) {
        change = () => this.isOn && callback()
      }
      observe() {
        this.isOn = true
      }
      disconnect() {
        this.isOn = false
      }
    },
  )
  vi.useFakeTimers()
  watchTyping()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function typed(field: Field, value: string): Field {
  field.value = value
  hear({ target: field })
  return field
}

test('what was typed comes back into the field of the same name, as if it were typed', () => {
  const untouched = new Field('Last name')
  untouched.value = 'Keller'
  page = [typed(new Field('First name'), 'Zoë'), untouched, typed(new Choice('Language', 'select-one'), 'fr')]
  keepTyped('jana')
  const [first, last, language] = [
    new Field('First name'),
    new Field('Last name'),
    new Choice('Language', 'select-one'),
  ]
  page = [first, last, language]
  restoreTyped('jana')
  expect([first.value, last.value, language.value]).toEqual(['Zoë', '', 'fr'])
  expect([first.events, last.events, language.events]).toEqual([['input'], [], ['change']])
  expect(storage.length).toBe(0)
})

test('fields of one name are told apart by their turn, and a box by whether it is ticked', () => {
  const box = new Field('Yes', 'checkbox')
  box.checked = true
  page = [new Field('Note'), typed(new Field('Note'), 'the second'), typed(box, 'on')]
  keepTyped('jana')
  page = [new Field('Note'), new Field('Note'), new Field('Yes', 'checkbox')]
  restoreTyped('jana')
  expect(page.map(({ value, checked }) => [value, checked])).toEqual([
    ['', false],
    ['the second', false],
    ['', true],
  ])
})

test('a field that appears later is filled once, and not after five minutes', () => {
  page = [typed(new Field('Reason'), 'She is ill'), typed(new Field('Note'), 'x')]
  keepTyped('jana')
  page = []
  restoreTyped('jana')
  const reason = new Field('Reason')
  page = [reason]
  change()
  expect(reason.value).toBe('She is ill')
  reason.value = 'changed since'
  change()
  expect(reason.value).toBe('changed since')
  vi.advanceTimersByTime(5 * 60_000)
  const note = new Field('Note')
  page = [reason, note]
  change()
  expect(note.value).toBe('')
})

test.each(['password', 'file', 'hidden'])('a field of the kind %s is kept nowhere', (type) => {
  page = [typed(new Field('Secret', type), 'correct horse')]
  keepTyped('jana')
  expect(storage.length).toBe(0)
})

test.each([
  ['somebody else', 'henrike', '?a=1'],
  ['nobody', null, '?a=1'],
  ['another address', 'jana', '?a=2'],
])('%s gets none of it', (_, viewerId, search) => {
  page = [typed(new Field('First name'), 'Zoë')]
  keepTyped('jana')
  vi.stubGlobal('window', { sessionStorage: storage, location: { pathname: '/en/account', search } })
  page = [new Field('First name')]
  restoreTyped(viewerId)
  expect(page[0]?.value).toBe('')
})
