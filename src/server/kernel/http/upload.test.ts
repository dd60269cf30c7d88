import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../../../test/multipart.ts'
import { translateError } from './errors.ts'
import { addUploads, kindOfContent, readUpload } from './upload.ts'

const maxBytes = 2_000
let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  app.setErrorHandler((error, _, reply) => {
    const { status, body } = translateError(error)
    void reply.status(status).send(body)
  })
  await addUploads(app)
  app.route({
    method: 'POST',
    url: '/',
    handler: async (request) => {
      const { fields, file } = await readUpload(request, { maxBytes })
      return { fields, name: file.name, size: file.content.length }
    },
  })
})
afterAll(() => app.close())

async function post(form: { payload: Buffer | string; headers: Record<string, string> }) {
  const answer = await app.inject({ method: 'POST', url: '/', ...form })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}

const refusal = (file: string) => ({
  status: 422,
  body: { error: expect.objectContaining({ name: 'ValidationError', fields: { file } }) },
})

describe('a form with a file', () => {
  it('brings fields and content', async () => {
    const form = multipart({ type: 'PAYSLIP' }, { name: 'slip.pdf', content: '%PDF-1.7' })
    expect(await post(form)).toEqual({
      status: 200,
      body: { fields: { type: 'PAYSLIP' }, name: 'slip.pdf', size: 8 },
    })
  })

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\id.png', 'id.png'],
    ['a\u202Egnp.exe', 'agnp.exe'],
    ['', 'file'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ])('calls %s %s', async (sent, name) => {
    const { body } = await post(multipart({}, { name: sent, content: 'x' }))
    expect(body).toMatchObject({ name })
  })

  it('is refused when its file is too large, in the middle or by announcement', async () => {
    const large = multipart({}, { name: 'a', content: Buffer.alloc(maxBytes + 1) })
    expect(await post(large)).toEqual(refusal('upload.large'))
    const huge = multipart({}, { name: 'a', content: Buffer.alloc(200_000) })
    expect(await post(huge)).toEqual(refusal('upload.large'))
    const small = multipart({}, { name: 'a', content: 'x' })
    const announced = { ...small, headers: { ...small.headers, 'content-length': '200000' } }
    expect(await post(announced)).toEqual(refusal('upload.large'))
  })

  it('is refused without a file, with an empty one, or as JSON', async () => {
    expect(await post(multipart({ type: 'PAYSLIP' }))).toEqual(refusal('upload.missing'))
    expect(await post(multipart({}, { name: 'a', content: '' }))).toEqual(refusal('upload.missing'))
    const json = { payload: '{}', headers: { 'content-type': 'application/json' } }
    expect(await post(json)).toEqual(refusal('upload.missing'))
  })

  it('is refused with two files, too many fields, a name that changes prototypes, or when it breaks off', async () => {
    const one = multipart({}, { name: 'a', content: 'x' }).payload.toString()
    const [part = ''] = one.split('------mezzo-test-boundary--')
    const headers = multipart({}).headers
    expect(await post({ payload: part + one, headers })).toEqual(refusal('upload.damaged'))
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`f${index}`, 'x']))
    expect(await post(multipart(many, { name: 'a', content: 'x' }))).toEqual(refusal('upload.damaged'))
    expect(await post(multipart({ __proto__x: 'x', constructor: 'x' }, { name: 'a', content: 'x' }))).toEqual(
      refusal('upload.damaged'),
    )
    expect(await post({ payload: one.slice(0, -40), headers })).toEqual(refusal('upload.damaged'))
  })
})

describe('the kind of a content', () => {
  it.each([
    ['%PDF-1.7 …', 'application/pdf'],
    [' %PDF-1.7', null],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', null],
    ['<!doctype html>', null],
    ['GIF89a', null],
    ['', null],
  ])('%s is %s', (content, kind) => {
    expect(kindOfContent(Buffer.from(content))).toBe(kind)
  })

  it('is that of its first bytes', () => {
    expect(kindOfContent(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
    expect(kindOfContent(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBe('image/png')
  })
})
