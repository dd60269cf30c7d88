import type { Plugin } from 'vite'

/** Fails the build where a script of the pages uses Temporal, which some browsers lack; days and times do without. */
export function withoutTemporal(): Plugin {
  return {
    name: 'without-temporal',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk' && /\bTemporal\./.test(part.code))
          this.error(`${part.fileName} uses Temporal, which some browsers lack.`)
      }
    },
  }
}
