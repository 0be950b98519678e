import { CHOICES, detectLanguage, readSettings, type Settings } from './reading.ts'

export type { Settings } from './reading.ts'

const KEY = 'acheron.settings'
const SIZES = { small: '15px', normal: '16px', large: '19px' } as const

const matches = (query: string) => typeof matchMedia !== 'undefined' && matchMedia(query).matches

export function usualSettings(): Settings {
  return {
    language: detectLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
    theme: CHOICES.theme[0],
    textSize: CHOICES.textSize[0],
    motion: matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full',
    storySpeed: CHOICES.storySpeed[0],
    confirmDanger: CHOICES.confirmDanger[0],
    palette: matches('(prefers-contrast: more)') ? 'strong' : 'usual',
    sound: CHOICES.sound[0],
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export const settings: Settings = $state(readSettings(stored(), usualSettings()))

let isDark = $state(matches('(prefers-color-scheme: dark)'))

function shownTheme(): 'day' | 'night' {
  if (settings.theme !== 'auto') return settings.theme
  return isDark ? 'night' : 'day'
}

/** Keeps the page and the storage in step with the settings for as long as the page lives. */
export function applySettings(root: HTMLElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  dark.addEventListener('change', () => {
    isDark = dark.matches
  })
  window.addEventListener('storage', (event) => {
    if (event.key === KEY) Object.assign(settings, readSettings(event.newValue, usualSettings()))
  })
  $effect.root(() => {
    $effect(() => {
      root.lang = settings.language
      root.dataset.theme = shownTheme()
      root.dataset.palette = settings.palette
      root.dataset.motion = settings.motion
      root.style.setProperty('--size', SIZES[settings.textSize])
      root.style.setProperty('--motion', settings.motion === 'reduced' ? '0ms' : '240ms')
    })
    let first = true
    $effect(() => {
      const text = JSON.stringify(settings)
      if (!first) save(text)
      first = false
    })
  })
}

function save(text: string): void {
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Storage is full or forbidden: the settings last as long as the page.
  }
}
