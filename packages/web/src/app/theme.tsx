/** Light, dark, or the system's choice. */
import { useState } from 'preact/hooks'
import { readPreference, savePreference } from './preferences.ts'
import { words } from './words/messages.ts'

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

const kept = (): Theme => themes.find((theme) => theme === readPreference('theme')) ?? 'system'

/** Runs before the first paint. */
export function applyTheme(theme: Theme = kept()): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
}

export function ThemeSwitch() {
  const [theme, set] = useState(kept)
  const choose = (next: Theme) => {
    savePreference('theme', next)
    applyTheme(next)
    set(next)
  }
  return (
    <fieldset class="switch">
      <legend class="hide">{words('app-theme-label')}</legend>
      {themes.map((each) => (
        <button key={each} type="button" aria-pressed={each === theme} onClick={() => choose(each)}>
          {words('app-theme', { theme: each })}
        </button>
      ))}
    </fieldset>
  )
}
