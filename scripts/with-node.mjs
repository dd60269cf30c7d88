// Runs a script of this project with the Node version the project is pinned to, installing the packages first
// when they are missing. Plain JavaScript: the Node that runs this file may be as old as 18.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
/** For the installation alone, on machines whose Node is too old for it. */
const npmVersion = '11.19.1'
/** The scripts that run where the product is for real. */
const operatorsScripts =
  /(?:^|\/)(?:start|db-reset|migrate|worker|main|doctor|restore|files-copy|lay-assets|staff-grant|(?:audit|ledger|signature)-check)\.ts$/
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
  const omit = leavesToolsOut() ? '--omit=dev' : '--include=dev'
  const command = ['ci', omit, '--no-audit', '--no-fund', '--loglevel=error', '--foreground-scripts=false']
  const status = isTooOld(process.versions.node) ? npmOfToday(command) : npm(command)
  if (status !== 0) {
    stop(
      `"npm ci" failed (exit code ${status}); the reason is printed above.\n` +
        'Check that this machine reaches its npm registry (npm ping), that the disk has 2 GB free and that you may write to\n' +
        `${root}, then run the same command again.`,
    )
  }
}

/** An older Node makes npm leave out, silently, the parts of some packages that are made for this machine. */
function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  return (
    major < 20 || major === 21 || major === 23 || (major === 20 && minor < 19) || (major === 22 && minor < 13)
  )
}

/** Runs npm on the Node we are pinned to, both fetched into a temporary folder: node_modules itself is npm's to replace. */
function npmOfToday(command) {
  say(
    `Node ${process.versions.node} is too old to install them; fetching a newer npm for the installation first ...`,
  )
  const version = readJson(join(root, 'package-lock.json')).packages['node_modules/node'].version
  const folder = mkdtempSync(join(tmpdir(), 'mezzo-npm-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const settings = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    const fetched = npm(['install', ...settings, `${platformPackage()}@${version}`, `npm@${npmVersion}`], {
      cwd: folder,
    })
    if (fetched !== 0) return fetched
    const node = nodeIn(join(folder, 'node_modules', platformPackage()))
    const lack = lackOfLibrary(node)
    if (lack) {
      rmSync(folder, { recursive: true, force: true })
      stop(lack)
    }
    const cli = join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js')
    const env = {
      PATH: [dirname(node), process.env.PATH].join(delimiter),
      npm_config_globalconfig: globalSettings(),
    }
    return npm(command, { node, cli, env })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The machine's own npm settings (proxy, certificates), which npm looks for beside the Node that runs it. */
function globalSettings() {
  const npmrc = spawnSync('npm', ['config', 'get', 'globalconfig'], { encoding: 'utf8', shell: windows })
  return npmrc.stdout.trim()
}

/** Names of packages that package-lock.json wants and node_modules has not, or has in another version. */
function findOutdated() {
  const wanted = readJson(join(root, 'package-lock.json'))
  if (!wanted)
    stop('package-lock.json is missing: take it from the repository again (git checkout package-lock.json).')
  const installed = readJson(join(modules, '.package-lock.json'))
  if (!installed) return ['node_modules']
  const leaveOut = leavesToolsOut()
  return Object.keys(wanted.packages).filter((path) => {
    const want = wanted.packages[path]
    const have = installed.packages[path]
    if (path === '' || want.link) return false
    if (!have) return !(want.optional || want.devOptional) && !(want.dev && leaveOut)
    return have.version !== want.version || have.integrity !== want.integrity
  })
}

/**
 * What whoever runs Mezzo calls needs no test tools, and must not replace the packages below a server that runs: where
 * they were left out, or in production, they stay so. Everywhere else they are wanted, even with NODE_ENV=production
 * set for a test.
 */
function leavesToolsOut() {
  const { NODE_ENV } = process.env
  return operatorsScripts.test(script) && (NODE_ENV === 'production' || isWithoutTools())
}

function isWithoutTools() {
  const installed = readJson(join(modules, '.package-lock.json'))
  return installed !== undefined && !Object.values(installed.packages).some(({ dev }) => dev)
}

/**
 * The pinned Node. Its package places the program with an install script; where those are switched off
 * (npm config ignore-scripts) the platform's package is fetched by name instead.
 */
function findNode() {
  const version = readJson(join(modules, 'node', 'package.json'))?.version
  if (!version)
    stop('The package "node" is not installed: delete node_modules and run the same command again.')
  const placed = nodeIn(join(modules, 'node'))
  const name = platformPackage()
  const cache = join(modules, '.cache', 'mezzo', 'node')
  const fetched = nodeIn(join(cache, 'node_modules', name))
  for (const path of [placed, fetched]) if (runs(path, version)) return path
  if (`v${version}` === process.version) return process.execPath
  const lack = lackOfLibrary(placed) ?? lackOfLibrary(fetched)
  if (lack) stop(lack)
  say(
    `Node ${version} was not placed by its package (install scripts may be switched off); fetching ${name} instead ...`,
  )
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'package.json'), '{ "private": true }\n')
  npm(['install', '--no-save', '--no-audit', '--no-fund', `${name}@${version}`], { cwd: cache })
  if (runs(fetched, version)) return fetched
  return stop(
    `Node ${version} could not be installed for ${process.platform}-${process.arch}.\n` +
      'Either allow install scripts (npm config set ignore-scripts false), delete node_modules and run the same command\n' +
      `again, or put Node ${version} itself on your PATH. (Alpine Linux needs the latter: the package is built for glibc.)`,
  )
}

function platformPackage() {
  const platform = windows ? 'win' : process.platform
  const name = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  return `${name}-${platform}-${process.arch}`
}

function nodeIn(folder) {
  return join(folder, 'bin', windows ? 'node.exe' : 'node')
}

function runs(path, version) {
  if (!existsSync(path)) return false
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`
}

/** What to do where the system lacks a library that a Node needs; undefined where it lacks none. */
function lackOfLibrary(path) {
  if (!existsSync(path)) return undefined
  const { stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  const library = /error while loading shared libraries: (\S+):/.exec(stderr ?? '')?.[1]
  if (!library) return undefined
  const how = library.startsWith('libatomic.')
    ? ' (Debian and Ubuntu: apt-get install libatomic1, Fedora: dnf install libatomic)'
    : ''
  return (
    `The Node of this project needs ${library}, which this machine does not have.\n` +
    `Install it${how}, then run the same command again.`
  )
}

function runScript(node) {
  const path = [dirname(node), join(modules, '.bin'), process.env.PATH ?? ''].join(delimiter)
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', resolve(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // What was compiled once is not compiled at the next start.
      NODE_COMPILE_CACHE: join(modules, '.cache/mezzo/compiled'),
      ...withoutPath(process.env),
      PATH: path,
      MEZZO_SYSTEM_NODE: process.execPath,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // In a terminal Ctrl+C reaches the child by itself: sent twice it would look like an impatient second press.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      child.kill(signal)
    })
  }
  endWithNpm(child)
  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 128 + ({ SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }[signal] ?? 1)
  })
}

/** npm puts a shell between itself and us, which keeps a signal that is meant for us: when it is gone, we end too. */
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 250)
  timer.unref()
}

/** The folder is the working directory and no --prefix, which would hide the machine's own npm settings. */
function npm(
  parameters,
  { cwd = root, node = process.execPath, cli = process.env.npm_execpath, env = {} } = {},
) {
  const options = { cwd, stdio: 'inherit', env: { ...process.env, ...env } }
  const result = cli?.endsWith('npm-cli.js')
    ? spawnSync(node, [cli, ...parameters], options)
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
