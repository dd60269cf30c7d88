import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../scripts/browser.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { root } from '../scripts/processes.ts'
import { startDemo } from './servers.ts'
import { logIn } from './session.ts'

/** What Lighthouse says of one visit; times in milliseconds, sizes in bytes as they came over the wire. */
export interface PageFigures {
  performance: number
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  speedIndex: number
  layoutShift: number
  scripts: number
  styles: number
}

const visits = 5

/** The first visit of the home page by the demo's landlord, with Lighthouse's mobile settings: every visit's figures. */
export async function measurePages(folder: string): Promise<PageFigures[]> {
  await buildWeb()
  const chromePath = await findBrowser()
  const server = await startDemo(4715, mkdtempSync(join(folder, 'demo-')))
  try {
    const { cookie = '' } = await logIn(server.url, 'landlord@mezzo.example', 'mezzo-demo')
    const cookies = cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: server.url }
    })
    return Array.from({ length: visits }, () => {
      const job = JSON.stringify({ url: `${server.url}/en/dashboard`, cookies, chromePath })
      const result = spawnSync(process.execPath, [join(root, 'bench/visit.mjs'), job], { encoding: 'utf8' })
      if (result.status !== 0) throw new Error(`Lighthouse failed: ${result.stderr}`)
      process.stdout.write(`${result.stdout}\n`)
      return JSON.parse(result.stdout) as PageFigures
    })
  } finally {
    await server.stop()
  }
}
