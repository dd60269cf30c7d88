import { join } from 'node:path'
import { root } from '../processes.ts'

/** Modules of these packages, whose names may be patterns. */
export function modules(...names: string[]): RegExp {
  return new RegExp(`node_modules/(${names.join('|')})/`)
}

/**
 * What an entry needs travels in one file, styles in another: sixty small ones would take ten turns of a phone's
 * connection before the first of them shows anything (F3). The entry itself stays a file of its own: what imports
 * its parts must not run it.
 */
export function partOf(entry: string, name: string): (id: string, modules: ModuleGraph) => string | null {
  let parts: Set<string> | null = null
  return (id, modules) => {
    const file = join(root, entry)
    parts ??= importsOf(file, modules)
    return parts.has(id) && id !== file ? name : null
  }
}

/** A module and all that it imports, but for what is imported later. */
function importsOf(entry: string, modules: ModuleGraph): Set<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}
