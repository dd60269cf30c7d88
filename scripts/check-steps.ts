import { tools } from './processes.ts'
import { check, vitest, type Step } from './steps.ts'

const alone = { VITEST_MAX_WORKERS: '1' }

/**
 * The quick part: what can be said without a database and without a browser. None of it writes what another reads, so
 * the steps run side by side, the long ones first.
 */
export const checkSteps: (Step | Step[])[] = [
  [
    // The long ones with one processor each: with threads for all of them they take twice the time from each other.
    check('types', tools.tsc, ['-b', '--singleThreaded']),
    check('lint', tools.oxlint, ['--type-aware', '--deny-warnings', '--threads=1'], { GOMAXPROCS: '1' }),
    check('format', tools.oxfmt, ['--check']),
    vitest('states of pages', ['pages'], alone),
    vitest('architecture and unit tests', ['unit', 'unit-alone'], alone),
    check('generated files', 'scripts/gen.ts', ['--check']),
    check('unused code', tools.knip, ['--no-progress']),
    check('texts', 'scripts/check-texts.ts'),
  ],
]
