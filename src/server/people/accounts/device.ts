const browsers: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Version\/.*Safari\//],
]

const systems: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
]

/** The product names in what a browser says of itself; null for what we don't know. */
export interface Device {
  browser: string | null
  system: string | null
}

/** The browser and the system of a user agent, so that people know their sessions again. */
export function deviceOf(userAgent: string): Device {
  const find = (names: typeof browsers) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
  return { browser: find(browsers), system: find(systems) }
}
