/**
 * `node bench/part-process.mjs FILE FUNCTION [WORD …]` writes the rows of a part as JSON. It is a file, not `--eval`: child
 * processes inherit the flags, and no file runs under `--input-type`.
 */
const [file, name, ...words] = process.argv.slice(2)
const part = await import(new URL(`./${file}.mjs`, import.meta.url))
process.stdout.write(JSON.stringify(await part[name](...words)))
