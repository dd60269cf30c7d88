import type { Language } from '../../../domain/catalogue/language.ts'

/** What a page says that shows itself without any of the application's files. */
export interface PlainTexts {
  title: string
  text: string
  retry: string
}

/** Such a page, with a way to ask again for the address where it stands; after so many seconds it does so by itself. */
export function plainPage(
  { title, text, retry }: PlainTexts,
  language: Language,
  nonce: string,
  again: number | null = null,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
${again === null ? '' : `<meta http-equiv="refresh" content="${again}">\n`}<title>${title} – Mezzo</title>
<style nonce="${nonce}">
:root { color-scheme: light dark }
body { display: grid; place-items: center; min-height: 100dvh; margin: 0; background: light-dark(#faf8f5, #16181b); color: light-dark(#1e2329, #ece8e1); font: 16px/1.6 system-ui, sans-serif }
main { display: grid; justify-items: start; gap: 14px; max-width: 34rem; padding: 32px 24px }
h1 { margin: 0; font-size: 26px; letter-spacing: -0.02em }
p { margin: 0; color: light-dark(#62676e, #a6aaaf) }
a { padding: 11px 20px; border-radius: 12px; background: light-dark(#0f6b5b, #1a7c6a); color: #fff; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid light-dark(#0f6b5b, #7ad3bf); outline-offset: 2px }
</style>
</head>
<body>
<main>
<svg width="40" height="40" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0F6B5B"/><path d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25" fill="none" stroke="#FAF8F5" stroke-width="3.1" stroke-linecap="round"/><circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A"/></svg>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${retry}</a>
</main>
</body>
</html>
`
}
