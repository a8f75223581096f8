/** `arbiter completion SHELL` */
import { command } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { message } from './words/messages.ts'

export const completion = command({
  about: message('cmd-completion-about'),
  words: { shell: 'SHELL' },
  options: {},
  examples: [
    'arbiter completion bash >> ~/.bashrc',
    'arbiter completion zsh >> ~/.zshrc',
    'arbiter completion fish > ~/.config/fish/completions/arbiter.fish',
  ],
  run: ({ words: { shell } }) => {
    const script = new Map(Object.entries(scripts)).get(shell)
    if (script === undefined) throw unknown(shell)
    return { exit: 'done', data: { shell, script }, page: () => script }
  },
})

const unknown = (shell: string) =>
  misused(
    message('cmd-completion-unknown', {
      shell: { text: shell },
      shells: Object.keys(scripts).map((text) => ({ text })),
    }),
  )

/** Each asks `arbiter --complete` with the words so far. Where there is nothing to propose, the shell completes files. */
const scripts = {
  bash: String.raw`_arbiter() {
  local word about
  COMPREPLY=()
  while IFS=$'\t' read -r word about; do
    COMPREPLY+=("$(printf '%q' "$word")")
  done < <(arbiter --complete "${'$'}{COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _arbiter arbiter`,
  zsh: String.raw`#compdef arbiter
_arbiter() {
  local -a proposed shown
  local line
  for line in "${'$'}{(@f)$(arbiter --complete "${'$'}{(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    proposed+=("${'$'}{line%%$'\t'*}")
    shown+=("${'$'}{line/$'\t'/  -- }")
  done
  if (( $#proposed )); then
    compadd -d shown -a proposed
  else
    _files
  fi
}
compdef _arbiter arbiter`,
  fish: String.raw`function __arbiter_complete
  set -l words (commandline -opc)
  set -e words[1]
  set -l proposed (arbiter --complete $words (commandline -ct) 2>/dev/null)
  if test (count $proposed) -gt 0
    printf '%s\n' $proposed
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c arbiter -f -a '(__arbiter_complete)'`,
} as const
