import type { Language } from '../../domain/catalogue/language.ts'

/** Texts, nested by their keys. */
export type Texts = { [key: string]: string | Texts }

const files = import.meta.glob<Texts>('../**/*.texts.*.json', { eager: true, import: 'default' })

/** All texts of the interface, by language; for tests. */
export const allTexts: Record<Language, Texts> = { en: textsIn('en'), de: textsIn('de'), fr: textsIn('fr') }

function textsIn(language: Language): Texts {
  const own = Object.entries(files).filter(([path]) => path.endsWith(`.texts.${language}.json`))
  return Object.fromEntries(own.map(([path, texts]) => [areaOf(path), texts]))
}

function areaOf(path: string): string {
  const [name = ''] = (path.split('/').at(-1) ?? '').split('.')
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
