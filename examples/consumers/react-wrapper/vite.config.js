import { defineConfig } from 'vite'

// Relative addresses: the page may lie anywhere.
export default defineConfig({ base: './' })
