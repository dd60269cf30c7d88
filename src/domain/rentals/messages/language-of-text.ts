import { LANGUAGES, type Language } from '../../catalogue/language.ts'

/** Words that texts of a language can't do without, and those with which its messages begin and end. */
const COMMON_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: wordsOf(`the a an and or but is are was were be been i you he she it we they my your our their this that these
    there here what when where which who how can could would should will have has had do does did not with from for of
    to in on at by if so as about am me us please thank thanks hello hi dear regards best yes ok ll re ve don isn`),
  de: wordsOf(`der die das den dem des ein eine einen einem einer und oder aber ist sind war waren sein ich du sie er es
    wir ihr mein meine ihre ihren ihnen unser unsere dieser diese dieses dort was wann wo wie wer kann können könnte
    könnten würde würden wird werden werde haben habe hat hatte nicht mit von für zu zum zur im am auf aus bei wenn so als
    auch noch nur schon mich mir uns bitte danke vielen dank hallo guten liebe lieber grüße gruß ja nein dass sehr`),
  fr: wordsOf(`le la les un une des du de et ou mais est sont était je j tu il elle nous vous ils mon ma mes votre vos
    notre nos ce cette ces cet que qu qui quoi quand où comment peut peux pouvez pourrais serait serai sera avez avons ai
    avoir être suis ne n pas plus avec pour dans sur au aux par si comme aussi très bien l d c m merci bonjour bonsoir
    cordialement oui non à chez sans y en`),
}

/** Fewest words of ten that must be among them for a text to be of a language. */
const COMMON_PER_TEN = 2

/** In which language of the interface a text is written; null where that can't be told, as of all other languages. */
export function languageIn(text: string): Language | null {
  const words = lettersOf(text)
  const counts = LANGUAGES.map((language) => ({
    language,
    count: words.filter((word) => COMMON_WORDS[language].has(word)).length,
  })).toSorted((one, other) => other.count - one.count)
  const [first, second] = counts
  if (!first || first.count === 0 || first.count === second?.count) return null
  return first.count * 10 >= words.length * COMMON_PER_TEN ? first.language : null
}

/** Whether there is anything to translate in a text: a number or a hidden address is the same everywhere. */
export function hasWords(text: string): boolean {
  return lettersOf(text).some((word) => word.length > 1)
}

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}
