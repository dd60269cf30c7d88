import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseAllowedHosts } from '../config/allowed-hosts.ts'
import { fetchOutbound, openOutbound, type Outbound, type OutboundAnswer } from './fetch-outbound.ts'
import type { OutboundError } from './outbound-error.ts'
import { checkedAddresses, checkLink, type OutboundPolicy } from './outbound-policy.ts'
import { oddLinks, PRIVATE_IPV4, PRIVATE_IPV6, PUBLIC_ADDRESSES, spellings } from './outbound.test-data.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
let connections = 0
let asked: IncomingMessage[] = []
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request)
    answer(request, response)
  })
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  connections = 0
  asked = []
  answer = (_, response) => response.end('here')
})

function outbound(more: Partial<OutboundPolicy> = {}): Outbound {
  return openOutbound({
    allowedHosts: [],
    ownHosts: ['our.example'],
    resolve: async () => {
      throw Object.assign(new Error('nobody has it'), { code: 'ENOTFOUND' })
    },
    resolveAllowed: async () => ['127.0.0.1'],
    ...more,
  })
}

const allowed = () => outbound({ allowedHosts: parseAllowedHosts(`feeds.local:${port},127.0.0.1:${port}`) })

function ask(way: Outbound, url: string, within = 2_000): Promise<OutboundAnswer> {
  return fetchOutbound(way, { url, headers: { 'user-agent': 'test' }, within, maxBytes: 5_000_000 })
}

async function failureOf(way: Outbound, url: string, within?: number): Promise<string> {
  return await ask(way, url, within).then(
    () => 'none',
    (error: OutboundError) => error.failure,
  )
}

test('at least 300 links into private networks or of odd schemes are refused before anything is connected', async () => {
  const literals = [
    ...PRIVATE_IPV4.flatMap(spellings),
    ...PRIVATE_IPV6.map((address) => `[${address}]`),
    '[fe80::1%25eth0]',
  ]
  const links = [
    ...literals.map((host) => `http://${host}:${port}/calendar.ics`),
    ...PRIVATE_IPV4.map((host) => `https://${host}/calendar.ics`),
    ...oddLinks(port),
  ]
  expect(new Set(links).size).toBeGreaterThanOrEqual(300)
  const way = outbound()
  const failures = await Promise.all(
    links.map(async (link) => ({ link, failure: await failureOf(way, link) })),
  )
  expect(failures.filter(({ failure }) => failure !== 'REFUSED' && failure !== 'BAD_LINK')).toEqual([])
  expect(connections).toBe(0)
})

test.each(PUBLIC_ADDRESSES)('the public address %s may be asked', (address) => {
  expect(isPublicAddress(address)).toBe(true)
  const host = address.includes(':') ? `[${address}]` : address
  expect(checkLink(`https://${host}/calendar.ics`, outbound().policy).protocol).toBe('https:')
})

test('names that nobody can have are not even looked up', async () => {
  let lookups = 0
  const way = outbound({ resolve: async () => [`3fee::${++lookups}`] })
  for (const name of ['calendar.example', 'airbnb.invalid', 'booking.test', 'abc.onion', 'ABC.Alt.'])
    expect(await failureOf(way, `https://${name}/calendar.ics`)).toBe('NO_ADDRESS')
  expect(await failureOf(way, 'https://NAS.LOCAL./calendar.ics')).toBe('REFUSED')
  expect(lookups).toBe(0)
})

test('a name is refused by every private address that it has, also beside public ones', async () => {
  for (const address of [...PRIVATE_IPV4, ...PRIVATE_IPV6]) {
    for (const addresses of [[address], ['93.184.216.34', address], [address, '2606:4700::1111']]) {
      const way = outbound({ resolve: async () => addresses })
      expect([addresses, await failureOf(way, `http://calendars.example.org:${port}/`)]).toEqual([
        addresses,
        'NO_ADDRESS',
      ])
    }
  }
  expect(connections).toBe(0)
})

test('a name that nobody has looks like one that is private', async () => {
  const link = `http://calendars.example.org:${port}/`
  const messageOf = async (resolve: OutboundPolicy['resolve']) =>
    ask(outbound({ resolve }), link).catch((error: unknown) => String(error))
  const nobodys = async (code: string) =>
    messageOf(() => Promise.reject(Object.assign(new Error(code), { code })))
  const isPrivate = await messageOf(async () => ['10.0.0.1'])
  expect(isPrivate).toContain('no address in the public internet')
  expect([await nobodys('ENOTFOUND'), await nobodys('ENODATA')]).toEqual([isPrivate, isPrivate])
  expect(await nobodys('ESERVFAIL')).not.toBe(isPrivate)
})

test('a name that answers differently each time never reaches a private address', async () => {
  // Nobody has 3fee::/16: what is taken for public leads nowhere.
  const answers = [['3fee::1'], ['127.0.0.1'], ['::1'], ['3fee::2', '::ffff:127.0.0.1']]
  let turn = 0
  const way = outbound({ resolve: async () => answers[turn++ % answers.length] ?? [] })
  const failures = await Promise.all(
    Array.from({ length: 60 }, () => failureOf(way, `http://rebinding.example.org:${port}/`, 500)),
  )
  expect(failures).not.toContain('none')
  expect(turn).toBe(60)
  expect(connections).toBe(0)
})

test('a public name is looked up for its connection and for nothing else', async () => {
  let lookups = 0
  const resolve = async () => (lookups++ === 0 ? ['3fee::1'] : ['127.0.0.1'])
  expect(await failureOf(outbound({ resolve }), `http://rebinding.example.org:${port}/`, 500)).not.toBe(
    'none',
  )
  expect(lookups).toBe(1)
})

test('a redirect is checked like the link itself', async () => {
  const way = outbound({ allowedHosts: parseAllowedHosts(`feeds.local:${port}`) })
  const targets = [
    ...PRIVATE_IPV4.flatMap(spellings).map((host) => `http://${host}:${port}/`),
    ...oddLinks(port),
  ]
  const leaving = targets.filter(
    (target) => URL.parse(target, `http://feeds.local:${port}/`)?.host !== `feeds.local:${port}`,
  )
  expect(leaving.length).toBeGreaterThan(300)
  const failures: string[] = []
  const hosts: unknown[] = []
  for (const [index, target] of leaving.entries()) {
    answer = (request, response) => {
      const location =
        request.url === '/'
          ? Buffer.from(target)
              .toString('latin1')
              .replace(/[\r\n\t]/g, '')
          : ''
      response.writeHead([301, 302, 303, 307, 308][index % 5] ?? 302, { location }).end()
    }
    const seen = asked.length
    failures.push(await failureOf(way, `http://feeds.local:${port}/`))
    hosts.push(...asked.slice(seen).map((request) => request.headers.host))
  }
  expect(failures.filter((failure) => !/REFUSED|BAD_LINK|TOO_MANY_REDIRECTS/.test(failure))).toEqual([])
  expect(new Set(hosts)).toEqual(new Set([`feeds.local:${port}`]))
})

test('a redirect to a name with a private address is refused', async () => {
  const way = outbound({
    allowedHosts: parseAllowedHosts(`feeds.local:${port}`),
    resolve: async () => ['127.0.0.1'],
  })
  answer = (_, response) =>
    response.writeHead(302, { location: `http://elsewhere.example.org:${port}/` }).end()
  expect(await failureOf(way, `http://feeds.local:${port}/`)).toBe('NO_ADDRESS')
  expect(asked).toHaveLength(1)
})

test('three redirects are followed, a fourth is not, and credentials go to the first host alone', async () => {
  answer = ({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) response.end('there')
    else response.writeHead(302, { location: `http://127.0.0.1:${port}/${left - 1}` }).end()
  }
  const link = (hops: number) => `http://anna:geheim@feeds.local:${port}/${hops}`
  expect(Buffer.from((await ask(allowed(), link(3))).body).toString()).toBe('there')
  expect(asked.map((request) => request.headers.authorization)).toEqual([
    `Basic ${Buffer.from('anna:geheim').toString('base64')}`,
    undefined,
    undefined,
    undefined,
  ])
  expect(await failureOf(allowed(), link(4))).toBe('TOO_MANY_REDIRECTS')
})

test('a named host is reached at the named port only, and its name in no other network than a private one', async () => {
  expect((await ask(allowed(), `http://feeds.local:${port}/`)).status).toBe(200)
  expect(await failureOf(allowed(), 'http://feeds.local:8081/')).toBe('REFUSED')
  expect(await failureOf(allowed(), `http://127.0.0.2:${port}/`)).toBe('REFUSED')
  expect(await failureOf(allowed(), `http://other.local:${port}/`)).toBe('REFUSED')
  for (const address of ['169.254.169.254', '0.0.0.0', '224.0.0.1', '::', 'fe80::1']) {
    const way = outbound({
      allowedHosts: parseAllowedHosts(`feeds.local:${port}`),
      resolveAllowed: async () => [address],
    })
    const checked = checkedAddresses(new URL(`http://feeds.local:${port}/`), way.policy)
    await expect(checked).rejects.toThrow('private network')
  }
})

test.each([
  'http://nas.local',
  'nas.local:0',
  'nas.local:70000',
  'a b',
  'user@nas',
  'nas/path',
  '[::1',
  ':80',
])('the operator is told that %s names no host', (entry) =>
  expect(() => parseAllowedHosts(`ok.local,${entry}`)).toThrow(entry),
)

test('hosts are named in every way that a link can name them', () => {
  expect(parseAllowedHosts(' NAS.local , 192.168.0.5:8080, ::1, [fd00::5]:81, 0x7f.1,')).toEqual([
    { hostname: 'nas.local', port: null },
    { hostname: '192.168.0.5', port: 8080 },
    { hostname: '[::1]', port: null },
    { hostname: '[fd00::5]', port: 81 },
    { hostname: '127.0.0.1', port: null },
  ])
})

test('an answer is at most so large, packed and unpacked', async () => {
  const url = `http://feeds.local:${port}/`
  const large = Buffer.alloc(5_000_001, 'x')
  answer = (_, response) => response.end(large.subarray(1))
  expect((await ask(allowed(), url)).body).toHaveLength(5_000_000)
  answer = (_, response) => response.end(large)
  expect(await failureOf(allowed(), url)).toBe('TOO_LARGE')
  // What says so itself is not waited for.
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '5000001' })
    response.write('x')
  }
  expect(await failureOf(allowed(), url)).toBe('TOO_LARGE')
  answer = (_, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(200_000_000)))
  expect(await failureOf(allowed(), url, 9_000)).toBe('TOO_LARGE')
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('small'))
  expect(Buffer.from((await ask(allowed(), url)).body).toString()).toBe('small')
})

test('who hangs, drips, resets or answers garbage is left in time', async () => {
  const url = `http://feeds.local:${port}/`
  answer = () => {}
  expect(await failureOf(allowed(), url, 300)).toBe('TIMED_OUT')
  answer = (_, response) => {
    response.write('B')
    const drip = setInterval(() => response.write('B'), 20)
    response.on('close', () => clearInterval(drip))
  }
  expect(await failureOf(allowed(), url, 300)).toBe('TIMED_OUT')
  answer = (request) => request.socket.destroy()
  expect(await failureOf(allowed(), url)).toBe('UNREACHABLE')
  answer = (request) => request.socket.end('\u0000\u0001 what?\r\n\r\n')
  expect(await failureOf(allowed(), url)).toBe('UNREACHABLE')
  answer = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed')
  expect(await failureOf(allowed(), url)).toBe('UNREACHABLE')
  answer = (_, response) => response.writeHead(200, { 'content-length': '100' }).end('short')
  expect(await failureOf(allowed(), url, 300)).toMatch(/UNREACHABLE|TIMED_OUT/)
})

test('a name server that is silent is left in time too', async () => {
  const way = outbound({ resolve: () => new Promise(() => {}) })
  expect(await failureOf(way, 'http://calendars.example.org/', 200)).toBe('TIMED_OUT')
})
