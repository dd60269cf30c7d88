import { expect, it } from 'vitest'
import {
  canChangeTemplates,
  checkTemplate,
  fillTemplate,
  keptTemplateOf,
  TEMPLATE_NAME_MAX,
  TEMPLATE_TEXT_MAX,
  unfilledIn,
} from './message-template.ts'

it.each([
  [{ name: 'Keys', text: 'Hello {firstName}, from {from} to {to} in {home}. {landlord}' }, {}],
  [{ name: 'Keys', text: 'A } or { alone is just a sign' }, {}],
  [
    { name: ' \n', text: '  ' },
    { name: 'messageTemplates.name.missing', text: 'messageTemplates.text.missing' },
  ],
  [{ name: 'a'.repeat(TEMPLATE_NAME_MAX + 1), text: 'x' }, { name: 'messageTemplates.name.long' }],
  [{ name: 'a\0b', text: 'x\0' }, { text: 'messageTemplates.text.long' }],
  [{ name: 'Keys', text: 'a'.repeat(TEMPLATE_TEXT_MAX + 1) }, { text: 'messageTemplates.text.long' }],
  [
    { name: 'Keys', text: 'Hello {firstName}, {phone} {iban}' },
    { text: 'messageTemplates.text.unknown', placeholder: '{phone}' },
  ],
  [
    { name: 'Keys', text: '{}' },
    { text: 'messageTemplates.text.unknown', placeholder: '{}' },
  ],
  [
    { name: 'Keys', text: '{ from }' },
    { text: 'messageTemplates.text.unknown', placeholder: '{ from }' },
  ],
  [
    { name: 'Keys', text: '{toString}' },
    { text: 'messageTemplates.text.unknown', placeholder: '{toString}' },
  ],
])('of the template %o is wrong: %o', (input, fields) => {
  expect(checkTemplate(input)).toEqual(fields)
})

it('a template is kept without blanks around it, and its name in one line', () => {
  expect(keptTemplateOf({ name: ' Keys\nand arrival ', text: '\n Hello\nthere ' })).toEqual({
    name: 'Keys and arrival',
    text: 'Hello\nthere',
  })
})

it('placeholders are filled, those without a value stay and are found', () => {
  const values = { firstName: 'Mia {home}', from: '1 May', to: '31 July', home: null, landlord: 'Jana' }
  const filled = fillTemplate('{firstName}: {from}–{to}, {from}, {home}, {other}. {landlord}', values)
  expect(filled).toBe('Mia {home}: 1 May–31 July, 1 May, {home}, {other}. Jana')
  expect(unfilledIn(filled)).toEqual(['home'])
  expect(unfilledIn('{to} {from} {to} {other}')).toEqual(['from', 'to'])
  expect(unfilledIn('Hello')).toEqual([])
})

it('who works for some homes alone doesn’t change the team’s templates', () => {
  expect([null, [], ['home']].map(canChangeTemplates)).toEqual([true, false, false])
})
