import { parseArgs } from 'node:util'
import { examine } from './doctor/examine.ts'
import { tellFindings } from './doctor/tell.ts'

// Looks at an installation and says what to do; it changes nothing and needs no server that runs. Ends with 1 when
// something does not work.
const { values } = parseArgs({ options: { json: { type: 'boolean' }, clock: { type: 'string' } } })
const findings = await examine(process.env, values.clock ?? null)
const isWell = findings.every((one) => one.severity !== 'FAIL')

process.stdout.write(
  values.json ? `${JSON.stringify({ ok: isWell, findings }, null, 2)}\n` : tellFindings(findings),
)
process.exitCode = isWell ? 0 : 1
