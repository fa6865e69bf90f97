import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// Relative addresses, so that the page works at any path.
export default defineConfig({ base: './', plugins: [svelte()] })
