import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { listOpenSignatureRequests, openSignatureRequest } from './yousign.ts'

it.each([
  ['https://provider.example/sign/1', 'https://provider.example/sign/1'],
  ['javascript:alert(1)', 'about:blank'],
  ['data:text/html,hello', 'about:blank'],
])('the link %s to sign at leads to %s (C5)', async (link, shown) => {
  const provider = createServer((incoming, response) => {
    incoming.resume()
    incoming.once('end', () => {
      response.writeHead(201, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ id: 'one', signers: [{ id: 'one', signature_link: link }] }))
    })
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const access = { url: `http://127.0.0.1:${port}`, apiKey: 'key', webhookSecret: 'secret', isTest: true }
  const opened = await openSignatureRequest(access, {
    offerId: 'offer',
    name: 'Contract',
    fileName: 'contract.pdf',
    document: new Uint8Array([1]),
    expiresAt: Temporal.Instant.from('2030-01-01T00:00:00Z'),
    signers: [
      {
        role: 'LANDLORD',
        firstName: 'Jana',
        lastName: 'Keller',
        email: 'jana@mezzo.example',
        language: 'de',
      },
    ],
  }).finally(() => provider.close())
  expect(opened.signers).toEqual([{ role: 'LANDLORD', externalId: 'one', url: shown }])
})

it('requests of other offers are none of an offer, even if the provider names them', async () => {
  const data = [
    { id: 'own', status: 'ongoing', external_id: 'offer' },
    { id: 'foreign', status: 'ongoing', external_id: 'another' },
    { id: 'nameless', status: 'draft' },
    { id: 'empty', status: 'draft', external_id: null },
  ]
  const provider = createServer((incoming, response) => {
    incoming.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ meta: { next_cursor: null }, data }))
  }).listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const access = { url: `http://127.0.0.1:${port}`, apiKey: 'key', webhookSecret: 'secret', isTest: true }
  const found = await listOpenSignatureRequests(access, 'offer').finally(() => provider.close())
  expect(found.map(({ id }) => id)).toEqual(['own'])
})
