/** `arbiter bridge lineup FILE MATCH TEAM PLAYERS` */
import type { Tournament } from '@arbiter/core/tournament'
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { halfFrom } from '../../desk/input/game.ts'
import { changing, given } from '../../desk/input/options.ts'
import { playerNamesFrom } from '../../desk/names.ts'
import { record } from '../../desk/record.ts'
import { message } from '../words/messages.ts'

export const lineup = command({
  about: message('cmd-lineup-about'),
  words: { file: 'FILE', match: 'MATCH', team: 'TEAM', players: 'PLAYERS?' },
  options: {
    half: { value: '1|2', about: message('cmd-lineup-half') },
    played: { value: '"ANN 14, BEN 28, …"', about: message('cmd-lineup-played') },
    ...changing,
  },
  examples: [
    'arbiter bridge lineup evening.arbiter 3 Reds "Ann, Ben, Cora, Dan" --half 1',
    'arbiter bridge lineup evening.arbiter 3 Reds "#1, #2, #5, #6" --half 2',
    'arbiter bridge lineup evening.arbiter 3 Reds --played "Ann 28, Ben 28, Cora 14, Dan 14, Eva 14, Finn 14"',
  ],
  run: (call) => {
    const { match, team, players } = call.words
    const { half, played } = call.options
    if ((players === undefined) === (played === undefined)) throw misused(message('cmd-lineup-either'))
    const told = given({ half: halfFrom(half), played: playedFrom(played) })
    return record(call, (tournament) => ({ do: 'lineup', match, team, ...told, ...fourFrom(players, tournament) }))
  },
})

const fourFrom = (text: string | undefined, tournament: Tournament) =>
  given({ players: text === undefined ? undefined : playerNamesFrom(text, tournament) })

/** "Ann 14, Ben 28". */
const playedFrom = (text: string | undefined) =>
  text?.split(',').map((each) => {
    const [, player, boards] = /^\s*(.*\S)\s+(\d{1,4})\s*$/.exec(each) ?? []
    if (player === undefined) throw misused(message('cmd-lineup-bad-played', { typed: { text: each.trim() } }))
    return { player, boards: Number(boards) }
  })
