/** The texts by language and bundle, as the build divides them (scripts/text-bundles.ts). */
declare module 'virtual:text-bundles' {
  /** What everybody needs, and what loads each bundle of the same language. */
  interface Core {
    default: object
    bundles: Record<string, () => Promise<{ default: object }>>
  }
  export const languages: Record<string, () => Promise<Core>>
}
