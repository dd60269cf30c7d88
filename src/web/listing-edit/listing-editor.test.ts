import { beforeEach, describe, expect, it } from 'vitest'
import { ConditionNotMetError, ValidationError } from '../../domain/kernel/errors.ts'
import { ConnectionError } from '../http.ts'
import { guardedStore } from '../shared/browser-store.ts'
import { memoryStorage } from '../shared/memory-storage.test-data.ts'
import { createListingEditor, type LoadedListing } from './listing-editor.ts'
import { stepDrafts, type StepValues } from './step-drafts.ts'

const loaded: LoadedListing = {
  version: 1,
  values: { apartment: { area: 40, name: 'Loft' }, price: { price: null, deposit: 0 } },
  gaps: [{ gap: 'PRICE', step: 'price', field: 'price' }],
}

/** A server with one listing that two devices change, and that can be away. */
function createServer() {
  const server = { ...structuredClone(loaded), sent: [] as StepValues[], keys: [] as string[] }
  let isAway: 'BEFORE' | 'AFTER' | null = null
  return {
    ...server,
    away: (when: typeof isAway) => {
      isAway = when
    },
    read: () => server.values,
    changeElsewhere: (step: string, values: StepValues) => {
      server.values[step] = { ...server.values[step], ...values }
      server.version++
    },
    ports: (
      drafts = stepDrafts(
        guardedStore(() => memory),
        { viewerId: 'jana', listing: 'g1' },
      ),
    ) => ({
      drafts,
      later: () => () => {},
      load: async () =>
        structuredClone({ version: server.version, values: server.values, gaps: server.gaps }),
      send: async (step: string, values: StepValues, version: number, key: string) => {
        server.keys.push(key)
        if (isAway === 'BEFORE') throw new ConnectionError()
        if (values.area === 3) throw new ValidationError({ area: 'listing.invalid' })
        if (version < server.version) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
        server.sent.push(values)
        server.values[step] = { ...server.values[step], ...values }
        server.version++
        if (isAway === 'AFTER') throw new ConnectionError()
        return { version: server.version, gaps: [] }
      },
    }),
  }
}
const memory = memoryStorage()
beforeEach(() => memory.clear())

function open(server: ReturnType<typeof createServer>, listing: LoadedListing = loaded) {
  return createListingEditor(listing, server.ports())
}
const state = (editor: ReturnType<typeof open>, step: string) => editor.read().steps[step]

describe('a step', () => {
  it('saves only what was changed, and tells what the listing lacks from then on', async () => {
    const server = createServer()
    const editor = open(server)
    editor.change('price', { price: 120_000 })
    expect(state(editor, 'price')).toMatchObject({ state: 'WAITING' })
    await editor.flush('price')
    expect(server.sent).toEqual([{ price: 120_000 }])
    expect(state(editor, 'price')).toMatchObject({ state: 'SAVED', version: 2 })
    expect(editor.read().gaps).toEqual([])
  })

  it('names the wrong field, saves the others, and the field once it is right', async () => {
    const server = createServer()
    const editor = open(server)
    editor.change('apartment', { area: 3, name: 'Attic' })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')).toMatchObject({
      state: 'REFUSED',
      errors: { area: 'listing.invalid' },
    })
    expect(server.read().apartment).toEqual({ area: 40, name: 'Attic' })
    editor.change('apartment', { area: 30 })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', errors: {} })
    expect(server.read().apartment).toEqual({ area: 30, name: 'Attic' })
  })

  it('sends what was typed while a wrong value was on its way', async () => {
    const server = createServer()
    const editor = open(server)
    editor.change('apartment', { area: 3, name: 'Attic' })
    const first = editor.flush('apartment')
    await Promise.resolve()
    editor.change('apartment', { area: 30 })
    await first
    expect(state(editor, 'apartment')).toMatchObject({ errors: {} })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', errors: {} })
    expect(server.read().apartment).toEqual({ area: 30, name: 'Attic' })
  })

  it('waits without a connection, survives a reload, and is sent later', async () => {
    const server = createServer()
    const editor = open(server)
    server.away('BEFORE')
    editor.change('apartment', { area: 55 })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')).toMatchObject({ state: 'OFFLINE', isKept: true })
    server.away(null)
    const reopened = open(server)
    expect(state(reopened, 'apartment')).toMatchObject({
      state: 'WAITING',
      values: { area: 55, name: 'Loft' },
    })
    await reopened.flushAll()
    expect(server.read().apartment).toEqual({ area: 55, name: 'Loft' })
    expect(state(open(server, { ...loaded, values: server.read() }), 'apartment')).toMatchObject({
      state: 'SAVED',
    })
  })

  it('goes again with the same key when its answer was lost', async () => {
    const server = createServer()
    const editor = open(server)
    server.away('BEFORE')
    editor.change('apartment', { area: 56 })
    await editor.flush('apartment')
    await editor.flushAll()
    expect(new Set(server.keys).size).toBe(1)
    editor.discard('apartment')
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', values: { area: 40 } })
  })

  it('takes what has arrived without an answer for its own change', async () => {
    const server = createServer()
    const editor = open(server)
    server.away('AFTER')
    editor.change('apartment', { area: 57 })
    await editor.flush('apartment')
    server.away(null)
    editor.change('apartment', { area: 58 })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', conflict: null })
    expect(server.read().apartment).toMatchObject({ area: 58 })
  })
})

describe('a step that was changed elsewhere', () => {
  it('is saved without a question where the other device changed another field', async () => {
    const server = createServer()
    const editor = open(server)
    server.changeElsewhere('apartment', { name: 'Flat' })
    editor.change('apartment', { area: 60 })
    await editor.flush('apartment')
    expect(server.read().apartment).toEqual({ area: 60, name: 'Flat' })
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', values: { area: 60, name: 'Flat' } })
  })

  it.each([
    ['MINE', 60],
    ['THEIRS', 70],
  ] as const)('shows both versions, saves nothing until one is chosen: %s', async (version, area) => {
    const server = createServer()
    const editor = open(server)
    server.changeElsewhere('apartment', { area: 70 })
    editor.change('apartment', { area: 60, name: 'Attic' })
    await editor.flush('apartment')
    expect(state(editor, 'apartment')?.conflict).toEqual({
      mine: { area: 60, name: 'Attic' },
      theirs: { area: 70, name: 'Attic' },
      paths: ['area'],
    })
    expect(server.read().apartment).toEqual({ area: 70, name: 'Loft' })
    editor.resolve('apartment', version)
    await editor.flush('apartment')
    expect(server.read().apartment).toEqual({ area, name: 'Attic' })
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED' })
  })

  it('asks after a reload too', () => {
    const server = createServer()
    const editor = open(server)
    editor.change('apartment', { area: 61 })
    server.changeElsewhere('apartment', { area: 71 })
    const reopened = open(server, { ...loaded, version: 2, values: server.read() })
    expect(state(reopened, 'apartment')).toMatchObject({ state: 'CONFLICT', conflict: { paths: ['area'] } })
    reopened.discard('apartment')
    expect(state(open(server, { ...loaded, values: server.read() }), 'apartment')).toMatchObject({
      state: 'SAVED',
    })
  })

  it('shows what is loaded anew as long as nothing was typed', async () => {
    const server = createServer()
    const editor = open(server)
    server.changeElsewhere('apartment', { name: 'Flat' })
    await editor.reload()
    expect(state(editor, 'apartment')).toMatchObject({ state: 'SAVED', version: 2, values: { name: 'Flat' } })
  })
})
