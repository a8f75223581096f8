/** What Vite puts in. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
  /** Modules by their path, each loaded when it is called. */
  glob(pattern: string): Readonly<Record<string, () => Promise<unknown>>>
}
