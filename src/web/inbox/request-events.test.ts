import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import de from './request-event.texts.de.json' with { type: 'json' }
import en from './request-event.texts.en.json' with { type: 'json' }
import fr from './request-event.texts.fr.json' with { type: 'json' }

const CALL = 'auditRequest('

test.each(Object.entries({ en, de, fr }))(
  'everything that can happen to a request has words in %s',
  (_, texts) => {
    const actions = new Set(
      globSync('src/server/**/*.ts', { exclude: ['**/lifecycle/audit.ts'] }).flatMap((path) =>
        actionsIn(readFileSync(path, 'utf8')),
      ),
    )
    expect(actions.size).toBeGreaterThan(20)
    expect([...actions].filter((action) => !(action in texts))).toEqual([])
  },
)

/** The names of commands that a file writes into the log of a request. */
function actionsIn(source: string): string[] {
  return source
    .split(CALL)
    .slice(1)
    .flatMap((rest) => [...argumentsOf(rest).matchAll(/'(\w+)'/g)].map(([, action = '']) => action))
}

/** The arguments of a call without objects in them, which hold data and not names. */
function argumentsOf(rest: string): string {
  let depth = 1
  let at = 0
  while (at < rest.length && depth > 0) depth += { '(': 1, ')': -1 }[rest.charAt(at++)] ?? 0
  return rest.slice(0, at).replaceAll(/\{[^{}]*\}/g, '')
}
