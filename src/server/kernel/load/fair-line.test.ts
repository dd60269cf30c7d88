import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairLine, type LineLimits } from './fair-line.ts'

const limits: LineLimits = {
  atOnce: 4,
  atOncePerWorld: 2,
  waiting: 20,
  shortWaiting: 3,
  waitingPerWorld: 12,
  patience: 5_000,
  shortPatience: 250,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line with a note of who was let in and who was turned away, in order. */
function begin(changes: Partial<LineLimits> = {}) {
  const line = new FairLine({ ...limits, ...changes })
  const told: string[] = []
  const enter = (world: string, { isKnown = true, cost = 1, name = world } = {}) =>
    line.enter({ world, isKnown, cost }, (isIn) => told.push(isIn ? name : `no ${name}`))
  return { told, enter, take: () => told.splice(0) }
}

describe('the line', () => {
  it('lets a world have its part at once, and others beside it', () => {
    const { enter, take } = begin()
    for (let at = 0; at < 5; at++) enter('a')
    expect(take()).toEqual(['a', 'a'])
    enter('b')
    enter('c')
    expect(take()).toEqual(['b', 'c'])
    enter('d')
    expect(take()).toEqual([])
  })

  it('a hundred waiting requests of one world keep the one of another waiting for one turn alone', () => {
    const { enter, take } = begin({ atOncePerWorld: 4, waiting: 200, waitingPerWorld: 200 })
    const leave = Array.from({ length: 104 }, () => enter('a'))
    expect(take()).toHaveLength(4)
    enter('b')
    leave[0]?.()
    expect(take()).toEqual(['b'])
    leave[1]?.()
    expect(take()).toEqual(['a'])
  })

  it('counts by cost: whoever asks for what is dear comes less often', () => {
    const { enter, take } = begin({ atOnce: 4, atOncePerWorld: 4 })
    const block = enter('x', { cost: 4 })
    take()
    for (let at = 0; at < 4; at++) enter('dear', { cost: 2 })
    for (let at = 0; at < 4; at++) enter('cheap')
    block()
    expect(take()).toEqual(['dear', 'cheap', 'cheap'])
  })

  it('what costs more than all there is goes alone, and is not passed for ever', () => {
    const { enter, take } = begin()
    const leave = [enter('a'), enter('b')]
    enter('huge', { cost: 100 })
    enter('c')
    expect(take()).toEqual(['a', 'b'])
    leave.forEach((one) => one())
    expect(take()).toEqual(['huge'])
  })

  it('the known together get four times as much as all others together', () => {
    const { enter, take } = begin({ atOnce: 10, atOncePerWorld: 1 })
    const blocks = [enter('x', { cost: 8 }), enter('y', { cost: 2, isKnown: false })]
    take()
    for (let at = 0; at < 10; at++) {
      enter(`landlord ${at}`, { name: 'known' })
      enter(`address ${at}`, { isKnown: false, name: 'other' })
    }
    blocks.forEach((leave) => leave())
    const turns = take()
    expect(turns.filter((name) => name === 'known')).toHaveLength(8)
    expect(turns).toHaveLength(10)
  })

  it('is closed to a world with too many, and open to others', () => {
    const { enter, take } = begin()
    for (let at = 0; at < 15; at++) enter('a')
    expect(take()).toEqual(['a', 'a', 'no a'])
    enter('b')
    expect(take()).toEqual(['b'])
  })

  it('when nobody more may wait, the longest row makes room for whoever has fewer', () => {
    const { enter, take } = begin({ waiting: 12 })
    for (let at = 0; at < 14; at++) enter('a')
    enter('b')
    const leave = enter('b')
    expect(take()).toEqual(['a', 'a', 'b', 'b'])
    enter('b', { name: 'third' })
    expect(take()).toEqual(['no a'])
    leave()
    expect(take()).toEqual(['third'])
  })

  it('strangers of many addresses keep no landlord from waiting, nor landlords each other', () => {
    const { enter, take } = begin({ atOnce: 1, atOncePerWorld: 1, waiting: 3 })
    enter('x')
    for (let at = 0; at < 4; at++) enter(`address ${at}`, { isKnown: false })
    expect(take()).toEqual(['x', 'no address 3'])
    for (let at = 0; at < 4; at++) enter(`landlord ${at}`)
    expect(take()).toEqual(['no address 0', 'no address 1', 'no address 2', 'no landlord 3'])
  })

  it('tells whoever waits too long, soon where there have been too many for a while', () => {
    const { enter, take } = begin({ atOncePerWorld: 4 })
    for (let at = 0; at < 4; at++) enter('a')
    enter('b')
    take()
    vi.advanceTimersByTime(450)
    expect(take()).toEqual([])
    vi.advanceTimersByTime(200)
    expect(take()).toEqual(['no b'])
    enter('c')
    vi.advanceTimersByTime(200)
    expect(take()).toEqual([])
    vi.advanceTimersByTime(100)
    expect(take()).toEqual(['no c'])
  })

  it('lets no more wait than come to their turn in time, where there have been too many for a while', () => {
    const { enter, take } = begin({ patience: 60_000, shortPatience: 60_000 })
    for (const world of ['a', 'b', 'c', 'd', 'e']) enter(world)
    take()
    vi.advanceTimersByTime(600)
    for (const world of ['f', 'g', 'h', 'i']) enter(world)
    expect(take()).toEqual(['no h', 'no i'])
  })

  it('whoever leaves twice gives room once, also when others of that world have come meanwhile', () => {
    const { enter, take } = begin({ atOnce: 1, atOncePerWorld: 1 })
    const first = enter('a')
    first()
    const second = enter('a')
    enter('a', { name: 'third' })
    enter('b')
    take()
    first()
    first()
    expect(take()).toEqual([])
    second()
    expect(take()).toEqual(['b'])
  })

  it('whoever goes away while waiting is passed over', () => {
    const { enter, take } = begin({ atOnce: 1, atOncePerWorld: 1 })
    const first = enter('a')
    const second = enter('b')
    enter('c')
    second()
    first()
    expect(take()).toEqual(['a', 'c'])
  })
})
