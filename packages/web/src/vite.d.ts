/** What Vite adds to modules. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
  /** Modules by path, each loaded when it is called. */
  glob<Module>(pattern: string): Readonly<Record<string, () => Promise<Module>>>
  /** Modules by path, loaded with the importing one. */
  glob<Module>(pattern: string, how: { readonly eager: true }): Readonly<Record<string, Module>>
}
