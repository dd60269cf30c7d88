import { exitOf, spawnTool } from '../processes.ts'
import type { Finding } from '../doctor/finding.ts'
import type { StepTime } from '../restore/in-step.ts'

/** What the product's command said. */
export interface Said {
  code: number
  findings: Finding[]
  times: StepTime[]
  /** What it printed where it said no findings. */
  output: string
}

/** Runs the product's own command, as whoever restores does. */
export async function runRestore(args: readonly string[], env: Record<string, string>): Promise<Said> {
  const child = spawnTool('scripts/restore.ts', [...args, '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  let [said, output] = ['', '']
  child.stdout?.on('data', (text) => (said += String(text)))
  child.stderr?.on('data', (text) => (output += String(text)))
  const code = await exitOf(child)
  const parsed = said.startsWith('{')
    ? (JSON.parse(said) as Pick<Said, 'findings' | 'times'>)
    : { findings: [], times: [] }
  return { code, ...parsed, output }
}
