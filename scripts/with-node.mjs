// Runs a script of this project with the Node version the project is pinned to, installing the packages first
// when they are missing. Plain JavaScript: the Node that runs this file may be as old as 18.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'
const [script, ...args] = process.argv.slice(2)

if (!script) stop('Usage: node scripts/with-node.mjs <script.ts> [arguments]')
installPackages()
runScript(findNode())

function installPackages() {
  const missing = findOutdated()
  if (missing.length === 0) return
  say(
    existsSync(modules)
      ? `The installed packages don't match package-lock.json (${missing.slice(0, 3).join(', ')}); installing them again.`
      : 'Installing the packages of this project into node_modules (once, about a minute) ...',
  )
  const omit = productionOnly() ? '--omit=dev' : '--include=dev'
  const status = npm([
    'ci',
    omit,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--foreground-scripts=false',
  ])
  if (status !== 0) {
    stop(
      `"npm ci" failed (exit code ${status}); the reason is printed above.\n` +
        'Check that this machine reaches its npm registry (npm ping), that the disk has 2 GB free and that you may write to\n' +
        `${root}, then run the same command again.`,
    )
  }
}

/** Names of packages that package-lock.json wants and node_modules has not, or has in another version. */
function findOutdated() {
  const wanted = readJson(join(root, 'package-lock.json'))
  if (!wanted)
    stop('package-lock.json is missing: take it from the repository again (git checkout package-lock.json).')
  const installed = readJson(join(modules, '.package-lock.json'))
  if (!installed) return ['node_modules']
  return Object.keys(wanted.packages).filter((path) => {
    const want = wanted.packages[path]
    const have = installed.packages[path]
    if (path === '' || want.link) return false
    if (!have) return !(want.optional || want.devOptional) && !(want.dev && productionOnly())
    return have.version !== want.version || have.integrity !== want.integrity
  })
}

/** Production machines need no test tools; everywhere else they are wanted, even with NODE_ENV=production set for a test. */
function productionOnly() {
  return process.env.NODE_ENV === 'production' && /(start|db-reset|worker|main)\.ts$/.test(script)
}

/**
 * The pinned Node. Its package places the program with an install script; where those are switched off
 * (npm config ignore-scripts) the platform's package is fetched by name instead.
 */
function findNode() {
  const version = readJson(join(modules, 'node', 'package.json'))?.version
  if (!version)
    stop('The package "node" is not installed: delete node_modules and run the same command again.')
  const placed = join(modules, 'node', 'bin', windows ? 'node.exe' : 'node')
  const platform = windows ? 'win' : process.platform
  const name = `${platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${process.arch}`
  const cache = join(modules, '.cache', 'mezzo', 'node')
  const fetched = join(cache, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  for (const path of [placed, fetched]) if (runs(path, version)) return path
  if (`v${version}` === process.version) return process.execPath
  say(
    `Node ${version} was not placed by its package (install scripts may be switched off); fetching ${name} instead ...`,
  )
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n')
  npm(['install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], cache)
  if (runs(fetched, version)) return fetched
  return stop(
    `Node ${version} could not be installed for ${process.platform}-${process.arch}.\n` +
      'Either allow install scripts (npm config set ignore-scripts false), delete node_modules and run the same command\n' +
      `again, or put Node ${version} itself on your PATH. (Alpine Linux needs the latter: the package is built for glibc.)`,
  )
}

function runs(path, version) {
  if (!existsSync(path)) return false
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}

function runScript(node) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', resolve(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...withoutPath(process.env), PATH: path, MEZZO_SYSTEM_NODE: process.execPath },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // In a terminal Ctrl+C reaches the child by itself: sent twice it would look like an impatient second press.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1)
  })
}

// The folder is the working directory and no --prefix, which would hide the machine's own npm settings.
function npm(parameters, cwd = root) {
  const cli = process.env.npm_execpath
  const options = { cwd, stdio: 'inherit' }
  const result = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...parameters], options)
    : windows
      ? spawnSync(
          'npm.cmd',
          parameters.map((text) => `"${text}"`),
          { ...options, shell: true },
        )
      : spawnSync('npm', parameters, options)
  if (result.error)
    stop(`npm could not be started (${result.error.message}): install Node.js with npm first.`)
  return result.status ?? 1
}

/** Windows calls it Path: two spellings in one environment would hide each other. */
function withoutPath(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toUpperCase() !== 'PATH'))
}

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function say(text) {
  process.stdout.write(`${text}\n`)
}

function stop(text) {
  process.stderr.write(`\n${text}\n`)
  process.exit(1)
}
