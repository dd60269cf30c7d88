/** A text by language code (D3). */
export type LocalizedText = Readonly<Partial<Record<string, string>>>

/** The text in a language, else in English, else '' (D3); an empty text counts as missing. */
export function localize(text: LocalizedText | null | undefined, language: string): string {
  return text?.[language] || text?.en || ''
}
