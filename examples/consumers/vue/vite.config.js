import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

// Relative addresses, so that the page works at any path.
export default defineConfig({
  base: './',
  // Vue must not look for components of these names.
  plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => tag.startsWith('foyer-') } } })],
})
