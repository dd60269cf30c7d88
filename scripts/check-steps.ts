import { tools } from './processes.ts'
import { check, vitest, type Step } from './steps.ts'

/** The quick part: what can be said without a database and without a browser. */
export const checkSteps: (Step | Step[])[] = [
  check('types', tools.tsc, ['-b']),
  // Prettier keeps one processor busy, and both only read.
  [
    check('lint', tools.oxlint, ['--type-aware', '--deny-warnings']),
    check('format', tools.prettier, ['--check', '.']),
  ],
  check('unused code', tools.knip, ['--no-progress']),
  check('generated files', 'scripts/gen.ts', ['--check']),
  check('texts', 'scripts/check-texts.ts'),
  vitest('architecture and unit tests', 'unit'),
  vitest('states of pages', 'pages'),
]
