import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../test/said.ts'
import { checkOptions, type DeclaredOption, optionSays, parseOption, setOption } from './option.ts'

const lines = [
  'option name Hash type spin default 16 min 1 max 64',
  'option name Skill Level type spin default 20 min 0 max 20',
  'option name Ponder type check default false',
  'option name Analysis Contempt type combo default Both var Both var Off var Very Risky',
  'option name Clear Hash type button',
  'option name Debug Log File type string default <empty>',
]
const declared = lines.flatMap((line) => parseOption(line) ?? [])

describe('options an engine declares', () => {
  test.each`
    line                                                           | option
    ${lines[0]}                                                    | ${{ name: 'Hash', type: 'spin', default: 16, min: 1, max: 64 }}
    ${lines[2]}                                                    | ${{ name: 'Ponder', type: 'check', default: false }}
    ${lines[3]}                                                    | ${{ name: 'Analysis Contempt', type: 'combo', default: 'Both', choices: ['Both', 'Off', 'Very Risky'] }}
    ${lines[4]}                                                    | ${{ name: 'Clear Hash', type: 'button' }}
    ${lines[5]}                                                    | ${{ name: 'Debug Log File', type: 'string', default: '' }}
    ${'option name Debug Log File type string default '}           | ${{ name: 'Debug Log File', type: 'string', default: '' }}
    ${'option name Syzygy Path type string default C:\\my tables'} | ${{ name: 'Syzygy Path', type: 'string', default: 'C:\\my tables' }}
    ${'option name UCI_Chess960 type check default true'}          | ${{ name: 'UCI_Chess960', type: 'check', default: true }}
    ${'option name Odd type spin default 1'}                       | ${{ name: 'Odd', type: 'spin', default: 1, min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY }}
    ${'option name Broken'}                                        | ${undefined}
    ${'option name Broken type wheel'}                             | ${undefined}
  `('$line', ({ line, option }) => expect(parseOption(line)).toEqual(option))
})

describe('options somebody wants', () => {
  test.each`
    wanted                             | sentence
    ${{ Hash: 64 }}                    | ${''}
    ${{ hash: 1 }}                     | ${''}
    ${{ 'analysis contempt': 'off' }}  | ${''}
    ${{ 'Clear Hash': true }}          | ${''}
    ${{ 'Debug Log File': 'a b.txt' }} | ${''}
    ${{ Hash: 128 }}                   | ${'Its option “Hash” goes from 1 to 64.'}
    ${{ Hash: '64' }}                  | ${'Its option “Hash” takes a whole number.'}
    ${{ Hash: 1.5 }}                   | ${'Its option “Hash” takes a whole number.'}
    ${{ Ponder: 'yes' }}               | ${'Its option “Ponder” takes true or false.'}
    ${{ 'Clear Hash': false }}         | ${'Its option “Clear Hash” takes true, which presses the button.'}
    ${{ 'Debug Log File': 'a\nquit' }} | ${'Its option “Debug Log File” takes a text of one line.'}
    ${{ 'Skil Level': 3 }}             | ${'It has no option “Skil Level”. Did you mean “Skill Level”?'}
    ${{ Nonsense: 3 }}                 | ${'It has no option “Nonsense”.'}
    ${{ 'Analysis Contempt': 'Of' }}   | ${'Its option “Analysis Contempt” takes Both, Off or Very Risky. Did you mean “Off”?'}
  `('$wanted: $sentence', ({ wanted, sentence }) =>
    expect(inEnglish(checkOptions(declared, wanted).flatMap(optionSays))).toBe(sentence),
  )

  test('all problems are told, in the order they were written', () =>
    expect(checkOptions(declared, { Hash: 0, Nonsense: 1, Ponder: 2 }).map(({ code }) => code)).toEqual([
      'out-of-range',
      'unknown-option',
      'wrong-type',
    ]))

  test.each`
    name                   | value    | command
    ${'Hash'}              | ${32}    | ${'setoption name Hash value 32\n'}
    ${'Ponder'}            | ${true}  | ${'setoption name Ponder value true\n'}
    ${'Analysis Contempt'} | ${'off'} | ${'setoption name Analysis Contempt value Off\n'}
    ${'Clear Hash'}        | ${true}  | ${'setoption name Clear Hash\n'}
  `('$name is set in the engine’s own spelling', ({ name, value, command }) => {
    const option = declared.find((each) => each.name === name) as DeclaredOption
    expect(setOption(option, value)).toBe(command)
  })
})
