import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from './app.ts'
import { createStage, given } from './builders.ts'
import { sendRequest } from './request-commands.ts'

/** An export as a person sees it. */
export interface ShownExport {
  _id: string
  state: string
  done: number
  total: number | null
  size: number | null
  endsAt: string | null
  downloadUrl: string | null
}
/** What asking for an export, or cancelling one, answers. */
export interface ExportAnswer {
  error: { name: string; reason: string | null } | null
  dataExport: ShownExport | null
}

const fields = '_id state done total size endsAt downloadUrl'

/** Starts the server before the tests of a file, with what people do with exports; each test begins with nothing. */
export function startExportStage() {
  const stage = {} as { t: TestApp }
  beforeAll(async () => {
    stage.t = await buildTestApp()
  })
  afterAll(() => stage.t.close())
  beforeEach(async () => {
    await stage.t.reset()
    for (const key of [...(await contents()), 'contracts/a']) await stage.t.services.files.remove(key)
  })

  async function ask(as: Browser, mutation: 'exportOwnData' | 'exportBusiness'): Promise<ExportAnswer> {
    const { data } = await stage.t.graphql<Record<string, ExportAnswer>>(
      `mutation { ${mutation} { error { name reason } dataExport { ${fields} } } }`,
      {},
      as,
    )
    return given(data[mutation])
  }

  async function cancel(as: Browser, id: string) {
    const { data } = await stage.t.graphql<{ cancelDataExport: ExportAnswer }>(
      `mutation($id: ID!) { cancelDataExport(dataExportId: $id) { error { name reason } dataExport { ${fields} } } }`,
      { id },
      as,
    )
    return data.cancelDataExport
  }

  async function shown(as: Browser, kind: 'PERSON' | 'WORLD'): Promise<ShownExport[]> {
    const { data } = await stage.t.graphql<{ dataExports: ShownExport[] }>(
      `query($kind: DataExportKind!) { dataExports(kind: $kind) { ${fields} } }`,
      { kind },
      as,
    )
    return data.dataExports
  }

  const get = (as: Browser | null, url: string, headers: Record<string, string> = {}) =>
    stage.t.send(as, { method: 'GET', url, headers })

  /** Asks, lets the jobs run, downloads, and answers the files of the archive as texts. */
  async function download(as: Browser, mutation: 'exportOwnData' | 'exportBusiness') {
    expect(await ask(as, mutation)).toMatchObject({ error: null })
    await stage.t.runJobs()
    const [ready] = await shown(as, mutation === 'exportBusiness' ? 'WORLD' : 'PERSON')
    expect(ready).toMatchObject({ state: 'READY' })
    const answer = await get(as, ready?.downloadUrl ?? '')
    expect(answer.statusCode).toBe(200)
    const zip = unzipSync(answer.rawPayload)
    const text = (path: string) => strFromU8(given(zip[path]))
    return { zip, text, json: (path: string) => JSON.parse(text(path)) as Record<string, unknown>, answer }
  }

  async function tenantWithRequest() {
    const people = await createStage(stage.t)
    await sendRequest(stage.t, people, '2030-02-01', '2030-07-31')
    return people
  }

  async function contents(): Promise<string[]> {
    return await Array.fromAsync(stage.t.services.files.list('exports'))
  }

  return Object.assign(stage, { ask, cancel, shown, get, download, contents, tenantWithRequest })
}
