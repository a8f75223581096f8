/** What Vite puts in. */
interface ImportMeta {
  readonly env: { readonly DEV: boolean }
}
