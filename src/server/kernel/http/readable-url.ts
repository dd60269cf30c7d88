/**
 * An address whose path can be decoded: where a percent sign begins no sign of UTF-8, each stands for itself. Else the
 * router would answer such an address alone, without our headers and pages.
 */
export function readableUrl(url: string): string {
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}
