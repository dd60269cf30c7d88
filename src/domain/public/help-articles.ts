/** The articles of the help in their order; their texts are under `help.articles`. */
export const HELP_ARTICLES = [
  'firstListing',
  'photos',
  'groups',
  'publishing',
  'price',
  'energyCertificate',
  'searching',
  'counting',
  'inviting',
] as const satisfies readonly string[]

/** An article by its name, which stands in its address. */
export type HelpArticleId = (typeof HELP_ARTICLES)[number]

/** The article of that name; undefined for none. */
export function findArticle(name: string | undefined): HelpArticleId | undefined {
  return HELP_ARTICLES.find((article) => article === name)
}

/** The one to read after it; the last leads to the first. */
export function articleAfter(article: HelpArticleId): HelpArticleId {
  const at = HELP_ARTICLES.indexOf(article)
  return HELP_ARTICLES[at + 1] ?? HELP_ARTICLES[0]
}

/** A part of an article: a paragraph, or points that stand together. */
export type HelpPart = { text: string } | { points: string[] }

/** The parts of an article's text: an empty line divides them, a dash begins a point. */
export function partsOf(body: string): HelpPart[] {
  return body.split('\n\n').map((part) => {
    const lines = part.split('\n')
    return lines.every((line) => line.startsWith('- '))
      ? { points: lines.map((line) => line.slice(2)) }
      : { text: part }
  })
}
