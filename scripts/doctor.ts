import { parseArgs } from 'node:util'
import { examine } from './doctor/examine.ts'
import type { Finding } from './doctor/finding.ts'

// Looks at an installation and says what to do; it changes nothing and needs no server that runs. Ends with 1 when
// something does not work.
const { values } = parseArgs({ options: { json: { type: 'boolean' }, clock: { type: 'string' } } })
const findings = await examine(process.env, values.clock ?? null)
const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length

if (values.json) {
  process.stdout.write(`${JSON.stringify({ ok: count('FAIL') === 0, findings }, null, 2)}\n`)
} else {
  for (const { severity, check, says, advice } of findings) {
    process.stdout.write(`${severity.padEnd(5)} ${check.padEnd(12)} ${says}\n`)
    if (advice) process.stdout.write(`${' '.repeat(19)}→ ${advice}\n`)
  }
  process.stdout.write(`\n${count('OK')} OK, ${count('WARN')} warnings, ${count('FAIL')} failures\n`)
}
process.exitCode = count('FAIL') > 0 ? 1 : 0
