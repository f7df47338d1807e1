import { mount } from 'svelte'
import { words } from '../lib/words.svelte'
import { followLinks } from './links'
import { near } from './near.svelte'
import Standing from './Standing.svelte'

followLinks()
await words.open('pocket') // the hall says some of it
await import('../main')
mount(Standing, { target: document.body })
setTimeout(() => near.open(), 100) // the hall is drawn first
