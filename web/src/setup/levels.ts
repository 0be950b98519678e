import { LEVEL_TEXTS, levelOf } from '@acheron/bots/levels'
import { settings } from '../settings/settings.svelte.ts'

/** How well a bot plays, in words. */
export const levelText = (bot: string): string => LEVEL_TEXTS[levelOf(bot) ?? 'medium'].title[settings.language]
