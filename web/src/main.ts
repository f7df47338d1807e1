import '@fontsource/atkinson-hyperlegible/latin-400.css'
import '@fontsource/atkinson-hyperlegible/latin-700.css'
import './style/fraunces.css'
import './style/tokens.css'
import './style/base.css'
import { mount } from 'svelte'
import House from './House.svelte'
import { keepPage } from './lib/kept_page'
import { shelf } from './lib/shelf.svelte'
import { words } from './lib/words.svelte'

await Promise.all([words.open('page', 'house', 'bots'), shelf.open()])
mount(House, { target: document.getElementById('house')! })
keepPage()
