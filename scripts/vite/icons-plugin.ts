import type { Plugin } from 'vite'

/**
 * Imports each icon from its own file: by way of the package's index every module would seem to need all icons, and a
 * chunk of what several pages share would bring those of all pages.
 */
export function iconsInPlace(): Plugin {
  return {
    name: 'icons-in-place',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/web/')) return
      return code.replaceAll(/import \{([^}]+)\} from '@tabler\/icons-react'/g, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`)
          .join(';'),
      )
    },
  }
}
