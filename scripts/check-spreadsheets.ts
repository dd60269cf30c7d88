import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildTestApp } from '../test/app.ts'
import { type CsvExport, hostileExports } from '../test/csv-exports.ts'
import { endOnSignals, exitOf } from './processes.ts'

// What the suite computes is tried here in a real program: every export, with the list separator of every country.
const separators = { commas: 44, semicolons: 59, tabs: 9 } as const

// Each of these is a formula in one of the three ways: a run that doesn't find them has looked at nothing.
const control = 'a,=1+1\r\n"b;=1+1",c\r\n"d\t=1+1",e\r\n'

endOnSignals()
const soffice = await findOffice()
if (soffice) await checkAll(soffice)
else {
  process.stderr.write(
    'There is no soffice on this machine, so nothing was checked. Install LibreOffice Calc, or name the program in SOFFICE.\n',
  )
  process.exitCode = 1
}

async function findOffice(): Promise<string | null> {
  for (const name of process.env.SOFFICE ? [process.env.SOFFICE] : ['soffice', 'libreoffice']) {
    const code = await exitOf(spawn(name, ['--version'], { stdio: 'ignore' })).catch(() => null)
    if (code === 0) return name
  }
  return null
}

async function checkAll(office: string): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'mezzo-spreadsheets-'))
  const app = await buildTestApp()
  try {
    const files = [{ name: 'control', content: control }, ...(await hostileExports(app))]
    for (const [name, sign] of Object.entries(separators)) {
      const found = await formulasIn(office, files, sign, directory)
      for (const file of files) tell(file.name, name, found.get(file.name) ?? 0)
    }
  } finally {
    await app.close()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** How many formulas the program finds in each file when it opens it with that separator. */
async function formulasIn(
  office: string,
  files: readonly CsvExport[],
  separator: number,
  directory: string,
): Promise<Map<string, number>> {
  const out = join(directory, String(separator))
  mkdirSync(out)
  const paths = files.map(({ content }, at) => {
    const path = join(out, `${at}.csv`)
    writeFileSync(path, content)
    return path
  })
  const profile = `-env:UserInstallation=file://${join(directory, 'profile')}`
  // Separator, quotation mark, UTF-8, from the first line on.
  const filter = `--infilter=Text - txt - csv (StarCalc):${separator},34,76,1`
  const args = [profile, '--headless', filter, '--convert-to', 'fods', '--outdir', out, ...paths]
  const code = await exitOf(spawn(office, args, { stdio: ['ignore', 'ignore', 'inherit'] }))
  if (code !== 0) throw new Error(`${office} ended with ${code}.`)
  return new Map(
    files.map(({ name }, at) => {
      const sheet = readFileSync(join(out, `${at}.fods`), 'utf8')
      return [name, sheet.split('table:formula=').length - 1]
    }),
  )
}

function tell(file: string, separated: string, formulas: number): void {
  const isGood = file === 'control' ? formulas > 0 : formulas === 0
  process.stdout.write(`${isGood ? 'ok   ' : 'WRONG'} ${file} with ${separated}: ${formulas} formulas\n`)
  if (!isGood) process.exitCode = 1
}
