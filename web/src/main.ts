import './theme/fonts.css'
import './theme/tokens.css'
import './theme/base.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { startOffline } from './offline/offline.svelte.ts'
import { applySettings } from './settings/settings.svelte.ts'

applySettings(document.documentElement)
const target = document.getElementById('app')
if (target) mount(App, { target })
startOffline()
