import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: 'src/schema.graphql',
  documents: ['src/web/**/*.{ts,tsx}', '!src/web/gen/**'],
  ignoreNoDocuments: true,
  generates: {
    'src/web/gen/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        importExtension: '.ts',
        scalars: { Day: 'string', Instant: 'string', JSON: 'unknown' },
      },
    },
  },
}

export default config
