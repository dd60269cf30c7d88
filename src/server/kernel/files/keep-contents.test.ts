import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../../../test/app.ts'
import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { memoryFiles } from '../adapters/files.ts'
import { UnknownCommitError } from '../db/unavailable.ts'
import type { Context } from '../viewer/context.ts'
import { keepContents, type NewContent } from './keep-contents.ts'

let t: TestApp
let ctx: Context
beforeAll(async () => {
  t = await buildTestApp()
  ctx = { ...(await t.ctxFor(null)), files: memoryFiles() }
})
afterAll(() => t.close())

const content: NewContent = { key: 'contracts/a', content: Uint8Array.of(1) }

it('removes at once what a refusal leaves', async () => {
  const refused = keepContents(ctx, [content], () => Promise.reject(new ResourceNotFoundError()))
  await expect(refused).rejects.toThrow(ResourceNotFoundError)
  expect(await ctx.files.get(content.key)).toBeNull()
})

it('leaves what a commit may have named that got no answer, though nobody sees its rows yet', async () => {
  const lost = new UnknownCommitError(new Error('Connection terminated unexpectedly'))
  await expect(keepContents(ctx, [content], () => Promise.reject(lost))).rejects.toBe(lost)
  expect(await ctx.files.get(content.key)).not.toBeNull()
})
