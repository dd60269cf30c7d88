import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { noteWork } from './long-work.ts'
import { partsOfList, partsOfRows } from './send-file.ts'

/** The parts of a list of so many rows, and how often it was asked. */
async function partsOf(length: number) {
  const rows = Array.from({ length }, (_, row) => row)
  let asked = 0
  const parts = await partsOfList({
    head: 'head;',
    end: 'end',
    read: async ({ offset, limit }) => {
      asked++
      return rows.slice(offset, offset + limit)
    },
    write: (window) => window.map((row) => `${row};`).join(''),
  })
  let text = ''
  for await (const part of parts) text += part
  return { text, asked, whole: `head;${rows.map((row) => `${row};`).join('')}end` }
}

describe('a list as a file', () => {
  it.each([
    [0, 1],
    [1, 1],
    [499, 1],
    [500, 2],
    [501, 2],
    [1_000, 3],
  ])('of %i rows is whole', async (length, times) => {
    const { text, asked, whole } = await partsOf(length)
    expect(text).toBe(whole)
    expect(asked).toBe(times)
  })

  it('throws before its first part what is wrong with the question', async () => {
    const read = () => Promise.reject(new Error('wrong'))
    await expect(partsOfList({ head: '', read, write: () => '' })).rejects.toThrow('wrong')
  })

  it('leaves room for others: while somebody is at work it rests nine times as long as it reads', async () => {
    noteWork()
    const read = async ({ offset }: { offset: number }) => {
      await sleep(40)
      return Array.from({ length: offset < 1_000 ? 500 : 0 }, () => 0)
    }
    const begun = performance.now()
    for await (const _ of await partsOfList({ head: '', read, write: () => '' })) noteWork()
    expect(performance.now() - begun).toBeGreaterThan(40 * 3 + 2 * 40 * 9 * 0.9)
  })
})

describe('what is read at once as a file', () => {
  it.each([0, 1, 99, 100, 101, 250])('of %i rows is whole, so many at a time', async (length) => {
    const rows = Array.from({ length }, (_, row) => row)
    const sizes: number[] = []
    const write = (some: readonly number[]) => {
      sizes.push(some.length)
      return some.map((row) => `${row};`).join('')
    }
    const parts = await Array.fromAsync(await partsOfRows({ head: 'head;', read: async () => rows, write }))
    expect(parts.join('')).toBe(`head;${rows.map((row) => `${row};`).join('')}`)
    expect(Math.max(0, ...sizes)).toBe(Math.min(100, length))
  })

  it('is read when it is its turn, as a list is', async () => {
    const order: string[] = []
    const read = (name: string) => async () => {
      order.push(`${name} begins`)
      await sleep(20)
      order.push(`${name} ends`)
      return []
    }
    await Promise.all([
      partsOfRows({ head: '', read: read('rows'), write: () => '' }),
      partsOfList({ head: '', read: read('list'), write: () => '' }),
    ])
    expect(order).toEqual(['rows begins', 'rows ends', 'list begins', 'list ends'])
  })
})
