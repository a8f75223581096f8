/** Late entries and withdrawals: what they would change, without doing it. */
import type { Answer, Call, Options } from '../command-line/command.ts'
import { foreseenLines, ticketLines, ticketsIn } from '../page/foreseen.ts'
import { foresee } from './foresight.ts'
import { look } from './looking.ts'
import { type Circumstances, commandFrom, record, type Wish, wished } from './recording.ts'

export const previewable = {
  preview: { about: 'Bridge teams after the start: show which tickets would change and change nothing' },
} as const satisfies Options

type Previewing = Pick<Call, 'world'> & {
  readonly words: { readonly file: string }
  readonly options: Circumstances & { readonly preview: boolean }
}

export const recordOrPreview = (call: Previewing, wish: Wish): Answer =>
  call.options.preview ? previewed(call, wish) : record(call, wish)

function previewed({ world, words, options }: Previewing, wish: Wish): Answer {
  const tournament = look(world, words.file)
  const foreseen = foresee(world, tournament, commandFrom(wished(wish, tournament), options), options.by)
  return {
    exit: 'done',
    data: { ok: true, preview: { facts: foreseen.facts, tickets: ticketsIn(foreseen) } },
    page: (paper) =>
      [
        'Nothing was changed. This would happen:',
        ...foreseenLines(foreseen, paper),
        ...ticketLines(foreseen, paper),
      ].join('\n'),
  }
}
