import type { Tab } from './SidePanel.svelte'

/** What lies open around the board. */
export interface Panels {
  open: 'aim' | 'keys' | 'seats' | 'finale' | 'end' | undefined
  isList: boolean
  arePlayersOpen: boolean
  isSideOpen: boolean
  isTrayOpen: boolean
  tab: Tab
}

export function createPanels(): Panels {
  let open = $state<Panels['open']>()
  let isList = $state(false)
  let arePlayersOpen = $state(false)
  let isSideOpen = $state(false)
  let isTrayOpen = $state(true)
  let tab = $state<Tab>('log')
  return {
    get open() {
      return open
    },
    set open(panel) {
      open = panel
    },
    get isList() {
      return isList
    },
    set isList(is) {
      isList = is
    },
    get arePlayersOpen() {
      return arePlayersOpen
    },
    set arePlayersOpen(are) {
      arePlayersOpen = are
    },
    get isSideOpen() {
      return isSideOpen
    },
    set isSideOpen(is) {
      isSideOpen = is
    },
    get isTrayOpen() {
      return isTrayOpen
    },
    set isTrayOpen(is) {
      isTrayOpen = is
    },
    get tab() {
      return tab
    },
    set tab(wanted) {
      tab = wanted
    },
  }
}

/** Opens the sheet with log, rules and notes, or closes it if it shows that already. */
export function showTab(panels: Panels, wanted: Tab): void {
  panels.isSideOpen = !(panels.isSideOpen && panels.tab === wanted)
  panels.tab = wanted
}

/** Closes what lies on top; false if nothing does. */
export function closeTop(panels: Panels): boolean {
  const hadSomething = panels.isSideOpen || panels.arePlayersOpen
  if (panels.isSideOpen) panels.isSideOpen = false
  else panels.arePlayersOpen = false
  return hadSomething
}
