import { expect, test } from 'vitest'
import { statementSpan } from './statement-span.ts'

test.each([
  [
    'select "email" from "users" where "id" = $1',
    'select users',
    'select "email" from "users" where "id" = $1',
  ],
  [
    `insert into "mails" ("to") values ('jana@mezzo.example')`,
    'insert mails',
    `insert into "mails" ("to") values ('?')`,
  ],
  [
    `update users set name = 'O''Neil' where id = $1`,
    'update users',
    `update users set name = '?' where id = $1`,
  ],
  ['  select now()', 'select', '  select now()'],
])('the span of %s says what is done and nothing that is quoted', (text, name, told) => {
  expect(statementSpan(text)).toMatchObject({ name, kind: 'client', attributes: { 'db.query.text': told } })
})

test('a long statement is cut', () => {
  const { attributes } = statementSpan(`select ${'x'.repeat(5_000)}`)
  expect(String(attributes['db.query.text'])).toHaveLength(2_000)
})
