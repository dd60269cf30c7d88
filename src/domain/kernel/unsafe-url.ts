/** What replaces an unsafe address (C5). */
export const BLANK_PAGE = 'about:blank'

const UNSAFE_SCHEMES = ['javascript:', 'vbscript:', 'data:']

/** The address, or a blank page when its scheme could run a script or carry data (C5). */
export function safeUrl(url: string): string {
  // Browsers ignore control characters and blanks inside and before a scheme.
  const bare = url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '').toLowerCase()
  return UNSAFE_SCHEMES.some((scheme) => bare.startsWith(scheme)) ? BLANK_PAGE : url
}
