import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { launchFlags } from './launch-flags.ts'
import { root, spawnTool, exitOf, tools } from './processes.ts'

const cache = join(root, 'node_modules/.cache/mezzo/browser')
const packed = '@sparticuz/chromium@153.0.0'
const unpacked = join(cache, 'chromium-from-npm')

/**
 * Path of a Chromium that really starts, '' for Playwright's own. One made to run without a window takes two thirds of
 * the time of a whole browser, so that a whole one of the machine only serves where no such one can be installed.
 * Inside node_modules or Playwright's cache if at all possible, for the whole machine only as a last resort.
 */
export async function findBrowser(): Promise<string> {
  const given = process.env.MEZZO_CHROMIUM
  if (given) {
    const problem = await problemOf(given)
    if (problem) throw new Error(`MEZZO_CHROMIUM names ${given}, which does not start: ${problem}`)
    return given
  }
  return (await firstThatStarts(['', unpacked])) ?? installBrowser()
}

async function firstThatStarts(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    if ((path === '' || existsSync(path)) && !(await problemOf(path))) return path
  }
  return undefined
}

async function installBrowser(): Promise<string> {
  const ways: { explain: string; install: () => Promise<string> }[] = [
    { explain: `the npm package ${packed}, into node_modules/.cache`, install: installFromNpm },
    { explain: 'the one that this machine has', install: takeOfMachine },
    {
      explain: "Playwright's own Chromium, into its cache in your home folder",
      install: installOfPlaywright,
    },
    { explain: 'the package chromium of this Linux, with apt-get', install: installFromDebian },
  ]
  const problems: string[] = []
  for (const { explain, install } of ways) {
    say(`The tests have no Chromium yet; taking ${explain} ...`)
    try {
      const path = await install()
      const problem = await problemOf(path)
      if (!problem) return path
      problems.push(`${explain}: ${problem}`)
    } catch (error) {
      problems.push(`${explain}: ${(error as Error).message}`)
    }
    say(`  that did not work (${problems.at(-1)?.split('\n')[0]})`)
  }
  throw new Error(
    `No Chromium could be installed.\n  ${problems.join('\n  ')}\n` +
      'Install Chromium or Chrome yourself, or set MEZZO_CHROMIUM to the path of one.',
  )
}

function systemBrowsers(): string[] {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
  return [
    ...names.flatMap((name) => [`/usr/bin/${name}`, `/usr/local/bin/${name}`, `/snap/bin/${name}`]),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
}

/** Why the Chromium at `path` can't show a page, or undefined when it can. */
async function problemOf(path: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({
      executablePath: path || undefined,
      args: launchFlags,
      timeout: 30_000,
    })
    try {
      const page = await browser.newPage()
      await page.setContent('<h1>Mezzo</h1>')
      if ((await page.textContent('h1')) !== 'Mezzo') return 'it shows no page'
    } finally {
      await browser.close()
    }
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

async function takeOfMachine(): Promise<string> {
  const path = await firstThatStarts(systemBrowsers())
  if (path === undefined) throw new Error('there is none that starts')
  return path
}

async function installOfPlaywright(): Promise<string> {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' }
  const options = { env, timeout: 300_000, stdio: 'pipe' as const }
  const install = spawnTool(tools.playwright, ['install', '--only-shell', 'chromium'], options)
  let output = ''
  for (const stream of [install.stdout, install.stderr])
    stream?.on('data', (text) => (output += String(text)))
  const code = await exitOf(install)
  if (code !== 0) throw new Error(output.match(/^.*(?:Error|Failed).*$/m)?.[0] ?? `exit code ${code}`)
  return ''
}

/** A headless Chromium made for cloud functions, with the libraries it needs beside it. */
async function installFromNpm(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it is for Linux on x64 only')
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n')
  // npm reads the machine's settings (proxy, certificates) beside the Node it belongs to, not beside ours.
  const systemNode = dirname(process.env.MEZZO_SYSTEM_NODE ?? process.execPath)
  const PATH = `${systemNode}:${process.env.PATH}`
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', packed], { PATH })
  const bin = join(cache, 'node_modules/@sparticuz/chromium/bin')
  const names = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']
  const unpack =
    `import { inflate } from '@sparticuz/chromium'\n` +
    names.map((name) => `await inflate(${JSON.stringify(join(bin, name))})\n`).join('')
  writeFileSync(join(cache, 'unpack.mjs'), unpack)
  // The package unpacks into the temporary folder, whichever that is.
  run(process.execPath, [join(cache, 'unpack.mjs')], { TMPDIR: cache })
  for (const libraries of ['', `${cache}/al2023/lib`]) {
    writeFileSync(unpacked, launcher(libraries))
    chmodSync(unpacked, 0o755)
    if (!(await problemOf(unpacked))) break
  }
  return unpacked
}

/** The libraries and fonts of the package serve only where the machine has none of its own. */
function launcher(libraries: string): string {
  return [
    '#!/bin/sh',
    libraries && `export LD_LIBRARY_PATH="${libraries}"`,
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH="${cache}/fonts"`,
    `exec "${cache}/chromium" "$@"`,
  ]
    .filter(Boolean)
    .join('\n')
}

async function installFromDebian(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) throw new Error('this is no Debian or Ubuntu')
  if (process.getuid?.() !== 0) throw new Error('only root may (sudo apt-get install chromium)')
  run('apt-get', ['update', '-q'])
  run('apt-get', ['install', '-q', '-y', '--no-install-recommends', 'chromium'], {
    DEBIAN_FRONTEND: 'noninteractive',
  })
  return '/usr/bin/chromium'
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  mkdirSync(cache, { recursive: true })
  const result = spawnSync(command, args, {
    cwd: cache,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 300_000,
  })
  if (result.status !== 0) {
    const lines = result.stderr.trim().split('\n')
    const reason = result.error?.message ?? lines.findLast((line) => !/complete log/.test(line))
    throw new Error(`${command} ${args[0]} failed: ${reason}`)
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
