import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import { createStage, given } from '../../../../test/builders.ts'
import { IMPORT_MAX_CONTENT_BYTES, IMPORT_MAX_ROWS } from '../../../domain/public/data-imports/data-import.ts'
import {
  type ArchiveFiles,
  changedArchive,
  type Listing,
  withChangedRows,
} from '../../../../test/changed-archives.ts'
import { startImportStage } from '../../../../test/data-import-stage.ts'
import { bookOnPaper, sendRequest } from '../../../../test/request-commands.ts'
import type { Browser } from '../../../../test/app.ts'

const stage = startImportStage()
let files: ArchiveFiles
let newcomer: Browser
let newcomerId: string

beforeEach(async () => {
  const people = await createStage(stage.t, { group: { online_signing: false } })
  await bookOnPaper(stage.t, people, await sendRequest(stage.t, people, '2030-02-01', '2030-07-31'))
  files = unzipSync((await stage.exportAll(people.landlord)).archive)
  newcomerId = await stage.t.createUser({ email: 'newcomer@mezzo.example', landlord: true })
  newcomer = await stage.t.login('newcomer@mezzo.example')
})

async function refusalOf(archive: Uint8Array) {
  const { state, problem, foundIn } = await stage.bring(newcomer, archive)
  expect(state).toBe('REFUSED')
  // Nothing of it has stayed.
  const rows = await stage.t.db
    .selectFrom('groups')
    .select('id')
    .where('landlord_id', '=', newcomerId)
    .execute()
  expect(rows).toEqual([])
  expect(await Array.fromAsync(stage.t.services.files.list('imports'))).toEqual([])
  return [problem, foundIn]
}

describe('an archive is refused', () => {
  it.each([
    ['that is no ZIP', () => strToU8('hello '.repeat(40)), 'DAMAGED', ''],
    ['of which the end is missing', () => zipSync(files).slice(0, -40), 'DAMAGED', ''],
    ['without a list of contents', () => zipSync({ a: strToU8('b') }), 'FOREIGN_FORMAT', 'manifest.json'],
    [
      'of one’s own data alone',
      () => zipSync({ 'manifest.json': strToU8('{"kind":"PERSON"}') }),
      'FOREIGN_FORMAT',
      'manifest.json',
    ],
    [
      'of a newer format',
      () => changedArchive(files, (_, listing) => void (listing.format = 2)),
      'NEWER',
      'manifest.json',
    ],
    [
      'whose file is not what the list says',
      () =>
        zipSync({
          ...files,
          'tables/groups.jsonl': strToU8(
            strFromU8(given(files['tables/groups.jsonl'])).replace('Berlin', 'Bremen'),
          ),
        }),
      'DAMAGED',
      'tables/groups.jsonl',
    ],
    [
      'with a file that is not listed',
      () => zipSync({ ...files, 'tables/more.jsonl': strToU8('{}\n') }),
      'DAMAGED',
      'tables/more.jsonl',
    ],
    [
      'without a file that is listed',
      () => changedArchive(files, (all) => delete all['tables/bookings.jsonl']),
      'DAMAGED',
      'tables/bookings.jsonl',
    ],
    [
      'with a table that nobody knows',
      () =>
        changedArchive(files, (all, { tables }) => {
          all['tables/users.jsonl'] = strToU8('{}\n')
          tables.push({ table: 'users', path: 'tables/users.jsonl', rows: 1, bytes: 3, sha256: '0' })
        }),
      'NEWER',
      'users',
    ],
    [
      'whose names leave their folder',
      () => zipSync({ ...files, '../../etc/passwd': strToU8('x') }),
      'DAMAGED',
      '',
    ],
    [
      'that becomes many times its size',
      () => zipSync({ ...files, 'files/bomb': new Uint8Array(80 * 1024 * 1024) }, { level: 9 }),
      'TOO_LARGE',
      'files/bomb',
    ],
    [
      'with a file that fills the memory',
      () =>
        changedArchive(files, (all, listing) => {
          const path = `files/${crypto.randomUUID()}-x.pdf`
          all[path] = new Uint8Array(IMPORT_MAX_CONTENT_BYTES + 1)
          listing.contents.push({ path, bytes: 0, sha256: '' })
        }),
      'TOO_LARGE',
      expect.stringMatching(/^files\/.*-x\.pdf$/) as string,
    ],
    [
      'with more rows than the list says',
      () => {
        const listing = JSON.parse(strFromU8(given(files['manifest.json']))) as Listing
        for (const table of listing.tables) if (table.table === 'groups') table.rows = 0
        return zipSync({ ...files, 'manifest.json': strToU8(JSON.stringify(listing)) })
      },
      'DAMAGED',
      'tables/groups.jsonl',
    ],
    [
      'with more rows than anybody has',
      () => {
        const listing = JSON.parse(strFromU8(given(files['manifest.json']))) as Listing
        for (const table of listing.tables) if (table.table === 'groups') table.rows = IMPORT_MAX_ROWS + 1
        return zipSync({ ...files, 'manifest.json': strToU8(JSON.stringify(listing)) })
      },
      'TOO_LARGE',
      expect.stringMatching(/^tables\//) as string,
    ],
    [
      'with a line that is no JSON',
      () => changedArchive(files, (all) => void (all['tables/groups.jsonl'] = strToU8('{"id": 1\n'))),
      'BROKEN_ROW',
      'tables/groups.jsonl:1',
    ],
    [
      'with a text that no database keeps',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, name: 'a\u0000b' })),
      'BROKEN_ROW',
      'tables/groups.jsonl:1',
    ],
    [
      'with a row without what it needs',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, street: undefined })),
      'BROKEN_ROW',
      'tables/groups.jsonl:1 street',
    ],
    [
      'with a column that nobody knows',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, verified: true })),
      'NEWER',
      'groups.verified',
    ],
    [
      'with an id that is none',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, id: 'x' })),
      'BROKEN_ROW',
      'tables/groups.jsonl:1 id',
    ],
    [
      'with a price that is none',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, price: 'free' })),
      'CONFLICT',
      'groups',
    ],
    [
      'with a word that is not in the catalogue',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, amenities: ['drawbridge'] })),
      'BROKEN_ROW',
      'tables/groups.jsonl:1 amenities',
    ],
    [
      'with another shape where a text by language stands',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, title: { en: { deep: [1] } } })),
      'BROKEN_ROW',
      'tables/groups.jsonl:1 title',
    ],
    [
      'with a status that nobody knows',
      () => withChangedRows(files, 'groups', (row) => ({ ...row, home_type: 'CASTLE' })),
      'CONFLICT',
      'groups (groups_home_type_check)',
    ],
  ] as const)('%s', async (_, archive, problem, place) => {
    expect(await refusalOf(archive())).toEqual([problem, place])
  })

  it('with rows of another landlord', async () => {
    const other = await stage.t.createUser({ email: 'other@mezzo.example', landlord: true })
    const archive = withChangedRows(files, 'groups', (row) => ({ ...row, landlord_id: other }))
    expect(await refusalOf(archive)).toEqual(['FOREIGN_ROW', 'tables/groups.jsonl:1 landlord_id'])
  })

  it('with rows of another landlord, whose id is written so that nobody recognises it', async () => {
    const other = await stage.t.createUser({ email: 'other@mezzo.example', landlord: true })
    const sayingOf = (name: string, inRows: string) =>
      changedArchive(files, (all, listing) => {
        for (const path of Object.keys(all).filter((one) => one.endsWith('.jsonl')))
          all[path] = strToU8(strFromU8(given(all[path])).replaceAll(listing.landlordId, inRows))
        listing.landlordId = name
      })
    const escaped = String.raw`\u00${other.charCodeAt(0).toString(16)}${other.slice(1)}`
    expect(await refusalOf(sayingOf(other, escaped))).toEqual([
      'BROKEN_ROW',
      expect.stringMatching(/^tables\/\w+\.jsonl:1$/),
    ])
    const loud = other.toUpperCase()
    expect(await refusalOf(sayingOf(loud, loud))).toEqual(['FOREIGN_FORMAT', 'manifest.json'])
    const theirs = await stage.t.db
      .selectFrom('groups')
      .where('landlord_id', '=', other)
      .select('id')
      .execute()
    expect(theirs).toEqual([])
  })

  it('where there is a business already', async () => {
    const archive = zipSync(files)
    await stage.t.db
      .insertInto('contact_persons')
      .values({ landlord_id: newcomerId, first_name: 'A', last_name: 'B', email: 'a@b.c', phone: '1' })
      .execute()
    expect(await refusalOf(archive)).toEqual(['NOT_EMPTY', 'contact_persons'])
  })
})
