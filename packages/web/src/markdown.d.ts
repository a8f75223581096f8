/** Texts that are built in as they are. */
declare module '*.md' {
  const text: string
  export default text
}
