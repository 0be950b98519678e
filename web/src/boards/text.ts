import type { Language } from '@acheron/core'

/** What every sheet says of its tools. */
interface SheetWords {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly minimap: string
}

const WORDS: Readonly<Record<Language, SheetWords>> = {
  en: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', fit: 'Show everything', minimap: 'Overview' },
  fr: { zoomIn: 'Agrandir', zoomOut: 'Réduire', fit: 'Tout voir', minimap: 'Vue d’ensemble' },
  de: { zoomIn: 'Vergrößern', zoomOut: 'Verkleinern', fit: 'Alles zeigen', minimap: 'Übersicht' },
}

export const sheetWords = (language: Language): SheetWords => WORDS[language]
