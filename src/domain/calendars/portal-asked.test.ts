import { describe, expect, it } from 'vitest'
import { nextChange, portalCursor, readPortalQuestion } from './portal-asked.ts'

const now = Temporal.Instant.from('2026-11-26T08:00:00Z')
const portal = { edition: 7, forgottenEdition: 3 }
const ask = (parameters: { cursor?: unknown; since?: unknown }) => readPortalQuestion(parameters, portal, now)

describe('a question of a portal', () => {
  it.each([
    ['nothing', {}, null],
    ['its last cursor', { cursor: portalCursor(7) }, { edition: 7 }],
    ['the oldest that is known', { cursor: 'e3' }, { edition: 3 }],
    ['an instant', { since: '2026-11-25T08:00:00Z' }, { instant: now.subtract({ hours: 24 }) }],
    [
      'an instant of another zone',
      { since: '2026-11-25T09:00+01:00' },
      { instant: now.subtract({ hours: 24 }) },
    ],
    ['the first instant', { since: '2026-10-27T08:00:00Z' }, { instant: now.subtract({ hours: 720 }) }],
  ])('with %s is understood', (_, parameters, asked) => {
    expect(ask(parameters)).toEqual({ asked })
  })

  it.each([
    [{ cursor: 'e8' }, 'cursor'],
    [{ cursor: 'e2' }, 'cursor'],
    [{ cursor: '7' }, 'cursor'],
    [{ cursor: 'e-1' }, 'cursor'],
    [{ cursor: '' }, 'cursor'],
    [{ cursor: ['e1', 'e2'] }, 'cursor'],
    [{ cursor: `e${'9'.repeat(40)}` }, 'cursor'],
    [{ since: 'yesterday' }, 'since'],
    [{ since: '2026-11-25' }, 'since'],
    [{ since: '2026-13-45T99:00:00Z' }, 'since'],
    [{ since: '2026-11-26T08:00:01Z' }, 'since'],
    [{ since: '2026-10-27T07:59:59Z' }, 'since'],
    [{ since: ['a'] }, 'since'],
    [{ cursor: 'e3', since: '2026-11-25T08:00:00Z' }, 'since'],
  ])('with %j is refused for its %s', (parameters, field) => {
    expect(ask(parameters)).toMatchObject({ field })
  })

  it('comes after a change in whole seconds that no other change has', () => {
    const second = Temporal.Instant.from('2026-11-26T08:00:00Z')
    expect(nextChange(second, second.add({ milliseconds: 900 })).toString()).toBe('2026-11-26T08:00:01Z')
    expect(nextChange(second, second.add({ milliseconds: 9_900 })).toString()).toBe('2026-11-26T08:00:09Z')
  })
})
