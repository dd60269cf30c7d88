import type { Days, VersionReport } from './replay.ts'

/** What a version came to, as lines for people. */
export function linesOf(version: VersionReport): string[] {
  const rows = `${version.rows} ${version.rows === 1 ? 'row' : 'rows'}`
  if (version.result === 'REFUSED') {
    return [
      `${version.at}  refused: ${version.message ?? ''} (${version.detail ?? ''}), nothing changes, ${rows}`,
    ]
  }
  const entries = `${version.events ?? 0} entries`
  const message = version.message ? `, ${version.message}` : ''
  const held = version.quarantine ? `, in quarantine since ${version.quarantine.since}` : ''
  const head = `${version.at}  ${version.result.toLowerCase()}: ${entries}${message}${held}, ${rows}`
  return [
    head,
    ...version.blocked.map((days) => line('blocked', days, days.summary, days.reason)),
    ...version.freed.map((days) => line('freed', days, days.summary, days.reason)),
    ...version.moved.map(({ from, to, summary }) => `  moved      ${text(from)} -> ${text(to)}  ${summary}`),
    ...version.heldBack.map((days) => line('held back', days, days.summary)),
    ...version.recognised.map((days) => line(names[days.kind] ?? days.kind, days, days.summary)),
    ...(version.conflicts > 0 ? [`  conflicts  ${version.conflicts}`] : []),
  ]
}

const names: Record<string, string> = { WINDOW_LIMIT: 'window end', ECHO: 'echo', SAME_STAY: 'same stay' }

function line(what: string, days: Days, summary: string, reason = ''): string {
  return `  ${what.padEnd(10)} ${text(days)} (${days.nights})  ${summary}${reason && `  [${reason}]`}`
}

function text({ from, to }: Days): string {
  return `${from}..${to}`
}
