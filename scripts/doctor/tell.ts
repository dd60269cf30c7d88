import type { Finding } from './finding.ts'

/** Findings as lines, each with what to do below it, and how many there are of each kind. */
export function tellFindings(findings: readonly Finding[]): string {
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length
  const lines = findings.flatMap(({ severity, check, says, advice }) => [
    `${severity.padEnd(5)} ${check.padEnd(12)} ${says}`,
    ...(advice ? [`${' '.repeat(19)}→ ${advice}`] : []),
  ])
  return `${lines.join('\n')}\n\n${count('OK')} OK, ${count('WARN')} warnings, ${count('FAIL')} failures\n`
}
