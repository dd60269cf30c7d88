import { fireEvent } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { uploadStatement } from '../books/books-queries.ts'
import { sendOwnContract } from '../contract-terms/terms-queries.ts'
import { type Offer, uploadSignedCopy } from '../contract/contract-queries.ts'
import { sendCleaningPhoto } from '../cleaning-plan/cleaning-plan-queries.ts'
import { ConnectionError } from '../http.ts'
import { sendFile } from '../shared/feeds/feed-mutations.ts'
import { addPhoto } from '../shared/key-handover/handover-queries.ts'
import { uploadMessageFile } from '../shared/messages/message-file-queries.ts'
import { sendFloorPlan, sendPicture as sendPhoto } from '../shared/pictures/picture-queries.ts'
import { sendPower } from '../team/team-queries.ts'
import { sendDocument } from '../tenant-documents/document-queries.ts'
import { sendPicture } from '../verification/verification-queries.ts'
import { Network } from './network.test-data.ts'
import { closePage, openPage } from './open-page.test-data.tsx'
import { jana } from './viewers.test-data.ts'

const file = new File(['%PDF-1.7'], 'paper.pdf', { type: 'application/pdf' })
const conversation = { side: 'LANDLORD', listingRequestId: 'r1' } as const
const feed = { listingId: 'l1', label: 'Summer', platform: 'OTHER', feedId: '', file } as const
const power = { memberId: 'm1', from: '2030-01-01', to: '2030-12-31', groupIds: null, file }
const papers = { type: 'OTHER', issuedOn: '', kind: '', evenIfBlank: '', replaces: '', file }
const offer = { _id: 'o1', viewerRole: 'TENANT' } as Offer
const uploads: [name: string, send: (key: string) => Promise<unknown>][] = [
  ['a tenant’s document', (key) => sendDocument({ ...papers, listingRequestId: 'r1' }, key)],
  ['a file of a message', (key) => uploadMessageFile(conversation, { key, file })],
  ['a picture of an identity document', (key) => sendPicture({ side: 'FRONT', file }, key)],
  ['a landlord’s own contract', (key) => sendOwnContract('r1', file, key)],
  ['a power of attorney', (key) => sendPower(power, key)],
  ['a signed copy', (key) => uploadSignedCopy(offer, file, key)],
  ['a floor plan', (key) => sendFloorPlan('g1', file, key)],
  ['a calendar file', (key) => sendFile(feed, key)],
  ['a bank statement', (key) => uploadStatement(file, key)],
]

/** Says once of an address that it can't be done now, and then what the network behind it says; keeps the forms. */
function interrupted(address: string, network: Network) {
  const forms: FormData[] = []
  const fetch = async (url: string, options: { body?: unknown } = {}): Promise<Response> => {
    const { body } = options
    if (url.includes(address) && body instanceof FormData && forms.push(body) === 1)
      return new Response('{}', { status: 503 })
    return network.fetch(url, options as { body?: string })
  }
  return { forms, fetch }
}

function choose(chosen: File) {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no field for a file.')
  fireEvent.change(input, { target: { files: [chosen] } })
}

/** Lets the application's time pass until something is so. */
async function passes(isSo: () => void): Promise<void> {
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(500)
      isSo()
    },
    { timeout: 20_000 },
  )
}

afterEach(() => {
  closePage()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each(uploads)('%s is sent again with its key until the server answers', async (_, send) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const forms: FormData[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: FormData } = {}) => {
    if (!body) return Response.json({ url })
    return forms.push(body) < 3 ? new Response('{}', { status: 503 }) : Response.json({})
  })
  const sending = send('k1')
  await passes(() => expect(forms).toHaveLength(3))
  await sending
  expect(forms.map((form) => [form.get('idempotencyKey'), form.has('file')])).toEqual(
    forms.map(() => ['k1', true]),
  )
})

test('what is tried too often for a minute waits on, since nobody knows yet what came of it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const statuses = [503, 429, 429, 200]
  const fetch = vi.fn<() => Promise<Response>>(async () => new Response('{}', { status: statuses.shift() }))
  vi.stubGlobal('fetch', fetch)
  const sending = sendPower(power, 'k1')
  await passes(() => expect(fetch).toHaveBeenCalledTimes(4))
  expect(await sending).toEqual({})
})

/** The browser's own way to send with news of how far it is: of 40 of 100 bytes, and of all. Answers what it was given. */
class Sending extends EventTarget {
  readonly end: string = 'load'
  readonly upload = new EventTarget()
  readonly status = 201
  responseText = ''
  private readonly given: string[] = []

  open(method: string) {
    this.given.push(method)
  }

  setRequestHeader(name: string) {
    this.given.push(name.toLowerCase())
  }

  send(body: FormData) {
    this.responseText = JSON.stringify([...this.given, ...body.keys()])
    for (const loaded of [40, 100])
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 100 }))
    this.dispatchEvent(new Event(this.end))
  }
}

class CutOff extends Sending {
  override readonly end = 'error'
}

const turnover = { token: 't1', listingId: 'l1', day: '2030-01-01', uploadId: 'u1', file }
const handover = { side: 'TENANT', bookingId: 'b1', kind: 'ARRIVAL' } as const
const photos: [name: string, send: (onProgress: (share: number) => void) => Promise<unknown>][] = [
  ['a photo of a home', (onProgress) => sendPhoto('g1', file, onProgress)],
  ['a photo of a handover', (onProgress) => addPhoto(handover, { file, id: 'u1' }, onProgress)],
  ['a photo of a turnover', (onProgress) => sendCleaningPhoto(turnover, onProgress)],
]

test.each(photos)('%s tells how much of it has arrived', async (_, send) => {
  const shares: number[] = []
  vi.stubGlobal('XMLHttpRequest', Sending)
  const answer = await send((share) => shares.push(share))
  expect(answer).toEqual(expect.arrayContaining(['POST', 'x-xsrf-token', 'file']))
  expect(shares).toEqual([0.4, 1])
  vi.stubGlobal('XMLHttpRequest', CutOff)
  await expect(send(() => {})).rejects.toBeInstanceOf(ConnectionError)
})

test('a part of an archive is sent again, and those after it go on by themselves', async () => {
  const archive = new File(['0123456789'], 'business.zip')
  const begun = { _id: 'i1', state: 'UPLOADING', size: 10, partSize: 6, parts: 0 } as const
  const network = new Network(
    { BeginDataImport: { beginDataImport: { error: null, dataImport: begun } } },
    { '/api/data-imports/i1/parts': { parts: 1 } },
  )
  const { forms, fetch } = interrupted('/parts', network)
  const page = openPage('/en/my/account/data', jana, { fetch })
  await page.find('heading', 'Move your business here')
  choose(archive)
  fireEvent.click(await page.find('button', 'Upload and check'))
  await passes(() => expect(forms.map((form) => form.get('number'))).toEqual(['0', '0', '1']))
})

test('a document whose seal is looked at is sent again', async () => {
  const network = new Network(
    {},
    { '/api/seal/check': { state: 'NOT_OURS', sealedAt: null, fingerprint: null } },
  )
  const { forms, fetch } = interrupted('/api/seal/check', network)
  const page = openPage('/en/check-document', null, { fetch })
  const check = await page.find('button', 'Check file')
  choose(file)
  fireEvent.click(check)
  await page.sees('Not sealed here')
  expect(forms).toHaveLength(2)
})
