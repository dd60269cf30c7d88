import { Stryker } from '@stryker-mutator/core'
import { type Area, chosenAreas } from './mutations/areas.ts'

// Q10: breaks one thing after the other and looks which tests notice; docs/mutations.md tells what came of it. An hour
// of work for a quiet machine: `npm run check:mutations -- feeds` takes one area, `-- feed-pace` the files of that name,
// and what was tried stays known.
let survivors = 0
let tried = 0
for (const area of chosenAreas(process.argv.slice(2))) await tryArea(area)
process.stdout.write(`${tried - survivors} of ${tried} noticed\n`)
process.exitCode = survivors > tried / 10 ? 1 : 0

async function tryArea({ name, files, tests }: Area): Promise<void> {
  process.env.MEZZO_MUTATION_TESTS = tests.join(' ')
  const folder = `.mutations/${name.replaceAll(' ', '-')}`
  const results = await new Stryker({
    mutate: [...files],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutations.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    timeoutMS: 20_000,
    incremental: true,
    incrementalFile: `${folder}/known.json`,
    reporters: ['json', 'clear-text', 'progress-append-only'],
    jsonReporter: { fileName: `${folder}/report.json` },
    tempDirName: `${folder}/sandbox`,
    ignorePatterns: ['*', '!src/**', '!scripts/**', '!test/**', '!*.json', '!vitest*.config.ts'],
    // Its rewriting of paths needs the API of older compilers, and nothing here reads the file.
    tsconfigFile: 'none',
  }).runMutationTest()
  const counted = results.filter(({ status }) => status !== 'Ignored')
  tried += counted.length
  survivors += counted.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length
}
