/** What replaces an unsafe address (C5). */
export const BLANK_PAGE = 'about:blank'

const UNSAFE_SCHEMES = ['javascript:', 'vbscript:', 'data:']

/** The address, or a blank page when its scheme could run a script or carry data (C5). */
export function safeUrl(url: string): string {
  // Browsers ignore control characters and blanks inside and before a scheme.
  const bare = url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase()
  return UNSAFE_SCHEMES.some((scheme) => bare.startsWith(scheme)) ? BLANK_PAGE : url
}

/** A redirect target inside the product; everything else, 'about:blank' too, becomes '/' (D2). */
export function safeRedirect(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target)) return '/'
  // Tabs and line breaks are dropped by browsers, which would turn '/\t/host' into '//host'.
  return /[\p{Cc}\\]/u.test(target) ? '/' : target
}
