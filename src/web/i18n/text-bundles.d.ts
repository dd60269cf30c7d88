/** The texts by bundle and language, as the build divides them (scripts/text-bundles.ts). */
declare module 'virtual:text-bundles' {
  export const bundles: Record<string, Record<string, () => Promise<{ default: object }>>>
}
