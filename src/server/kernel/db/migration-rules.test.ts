import { describe, expect, test } from 'vitest'
import { PRODUCT_VERSION } from '../config/product-version.ts'
import { isBefore, previousRelease } from '../config/previous-release.ts'
import { listMigrations, statementsOf } from './migration-files.ts'
import { migrationProblems } from './migration-rules.ts'

/** What came before the rules; it has been applied as it is. */
const lastWithout = '0112'

const before = (script: string) => migrationProblems('0200-x.sql', script)
const after = (script: string) => migrationProblems('0200-x.after.sql', script)

describe('a migration that runs beside the previous release', () => {
  test.each([
    ['drop table users', 'drops users: the previous release still uses it'],
    ['DROP TABLE IF EXISTS users', 'drops users'],
    ['alter table users drop column email', 'drops the column users.email'],
    ['alter table users\n  add column a text,\n  drop email', 'drops the column users.email'],
    ['alter table users rename to people', 'renames in users: a rename takes two releases'],
    ['alter table users rename email to mail', 'renames in users'],
    ['alter table users rename column email to mail', 'renames in users'],
    ['alter table users alter column email type varchar(9)', 'changes the type of users.email'],
    ['alter table users alter email set data type int', 'changes the type of users.email'],
    ['alter table users alter column email set not null', 'makes users.email not null'],
    ['alter table users alter column email drop default', 'takes the default of users.email'],
    ['alter table users add column a int not null', 'adds users.a not null without a default'],
    ['alter table users add a text not null, add b int default 1', 'adds users.a not null without a default'],
    ['alter table users add a int, add b text not null', 'adds users.b not null without a default'],
    [`alter type mood rename value 'ok' to 'fine'`, 'renames a value of mood'],
    ['drop index users_email', 'drops the index users_email'],
  ])('must not: %s', (script, problem) => {
    expect(before(script)).toEqual([expect.stringContaining(`0200-x.sql ${problem}`)])
    expect(after(script)).toEqual([])
  })

  test.each([
    'create table a (id int primary key, b text not null); create index a_b on a (b); alter table a drop column b',
    'alter table users add column a text',
    'alter table users add column a int not null default 0, add column b timestamptz not null default now()',
    'alter table users drop constraint users_status_check',
    `alter table users add constraint users_status_check check (status in ('A', 'B')) not valid`,
    'alter table users alter column email drop not null',
    'alter table users rename constraint a to b',
    'alter table users validate constraint users_status_check',
    'drop index concurrently if exists users_a; create index concurrently users_a on users (a)',
    'alter table users add constraint users_a unique using index users_a',
    `update users set a = 'drop table users; x' where a is null`,
    `create function f() returns int language sql as $$ drop table users; $$`,
    '-- drop table users;\nselect 1',
  ])('may: %s', (script) => {
    expect(before(script)).toEqual([])
  })
})

describe('a migration under traffic, in either phase', () => {
  test.each([
    ['create index users_a on users (a)', 'builds an index while users takes no writes'],
    ['create unique index users_a on users (a)', 'builds an index while users takes no writes'],
    ['alter table users add constraint c check (a > 0)', 'reads all of users under a lock for c'],
    ['alter table users add constraint c foreign key (a) references b', 'reads all of users under a lock'],
    ['alter table users add constraint c unique (a)', 'builds the index of c while users is locked'],
    ['alter table users add constraint c exclude using gist (a with =)', 'builds the index of c'],
    [
      'alter table users add column a uuid default gen_random_uuid()',
      'writes every row of users under a lock',
    ],
    ['alter table users add column a int generated always as (b + 1) stored', 'writes every row of users'],
    ['update users set a = 1', 'touches every row of users at once'],
    ['delete from users', 'touches every row of users at once'],
    ['truncate users', 'says "truncate", which locks a table'],
    ['create index concurrently users_a on users (a)', `doesn't drop users_a before building it`],
    [
      'drop index concurrently if exists a_b; create index concurrently a_b on a (b); select 1',
      'builds an index concurrently beside other statements',
    ],
    [
      'alter table users add constraint c check (a > 0) not valid; alter table users validate constraint c',
      'validates a constraint beside other statements',
    ],
    [
      'alter table users add column a int; update users set a = 1 where b = 2',
      'alters a table and writes rows',
    ],
  ])('must not: %s', (script, problem) => {
    expect(before(script)).toEqual([expect.stringContaining(problem)])
    expect(after(script)).toEqual([expect.stringContaining(problem)])
  })
})

test('every migration of this product that is not applied everywhere keeps to the rules', () => {
  const problems = listMigrations()
    .filter(({ name }) => name > lastWithout)
    .flatMap(({ name, script }) => migrationProblems(name, script))
  expect(problems).toEqual([])
})

test('what waits for the end of the previous release stands behind all that doesn’t, so that there is one order', () => {
  const former = new Set(previousRelease().migrations)
  const own = listMigrations().filter(({ name }) => !former.has(name))
  const firstAfter = own.findIndex(({ isAfter }) => isAfter)
  const behind = firstAfter === -1 ? [] : own.slice(firstAfter)
  expect(behind.filter(({ isAfter }) => !isAfter)).toEqual([])
})

test('the previous release came before this one, and its migrations are all here', () => {
  expect(isBefore(previousRelease().version, PRODUCT_VERSION)).toBe(true)
  const names = listMigrations().map(({ name }) => name)
  expect(previousRelease().migrations.filter((name) => !names.includes(name))).toEqual([])
})

test('statements end at semicolons that stand in nothing else', () => {
  const script = `select ';' -- ;\n; create function f() as $x$ a; $$ b; $$ $x$; /* ; */ select "a;b"`
  expect(statementsOf(script)).toEqual([
    "select ';'",
    'create function f() as $x$ a; $$ b; $$ $x$',
    'select "a;b"',
  ])
})
