/** A language of the command line. `arbiter --help` needs few of its texts; the others are loaded before a command runs. */
import { Language, type Manner, type Texts } from '../language.ts'

export class TerminalLanguage extends Language {
  readonly #others: () => Promise<Texts>
  #loaded: Promise<void> | undefined

  constructor(code: string, texts: Texts, others: () => Promise<Texts>, manner?: Manner) {
    super(code, texts, manner)
    this.#others = others
  }

  loadAll(): Promise<void> {
    this.#loaded ??= this.#others().then((texts) => this.add(texts))
    return this.#loaded
  }
}
