import { type Config, ConfigError, readConfig } from '../../src/server/kernel/config/config.ts'
import { environment } from '../../src/server/kernel/config/environment.ts'
import { fail, type Finding, ok, warn } from './finding.ts'

const check = 'settings'
/** What scripts/with-node.mjs gives to everything it starts. */
const SET_BY_US = 'MEZZO_SYSTEM_NODE'

/** The settings as the server reads them; without them no other check can be made. */
export function examineSettings(env: Record<string, string | undefined>): {
  config: Config | null
  findings: Finding[]
} {
  try {
    const config = readConfig(env)
    return { config, findings: [...modeOf(config), ...unknownNames(env)] }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    const problems = error.message.split('\n').slice(1)
    const findings = problems.map((problem) => {
      const says = `The server can't start: ${problem.replace(/^\s*- /, '')}.`
      return fail(check, says, "Change that setting; README.md's table of settings says what each takes.")
    })
    return { config: null, findings: [...findings, ...unknownNames(env)] }
  }
}

function modeOf(config: Config): Finding[] {
  if (!config.production)
    return [
      warn(
        check,
        'This installation runs for development, with a demo or without, not for real data.',
        'Set NODE_ENV=production.',
      ),
    ]
  if (config.demo)
    return [
      warn(check, 'Everybody knows the passwords of the demo.', 'Take MEZZO_DEMO=1 away for real data.'),
    ]
  return [ok(check, 'All settings can be read.')]
}

/** A setting that is misspelled is one that nobody reads. */
function unknownNames(env: Record<string, string | undefined>): Finding[] {
  const known = new Set([...Object.keys(environment.shape), SET_BY_US])
  return Object.keys(env)
    .filter((name) => name.startsWith('MEZZO_') && !known.has(name) && !name.startsWith('MEZZO_TEST_'))
    .map((name) => warn(check, `Nobody reads ${name}.`, 'Look for a misspelling, or take it away.'))
}
