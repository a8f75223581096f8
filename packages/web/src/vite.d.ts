/** What Vite puts in. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
  /** Modules by their path, each loaded when it is called. */
  glob<Module>(pattern: string): Readonly<Record<string, () => Promise<Module>>>
  /** Modules by their path, loaded with this one. */
  glob<Module>(pattern: string, how: { readonly eager: true }): Readonly<Record<string, Module>>
}
