// Builds on every change in src and restarts the portal on every change of its server or its pages: `npm run dev`.
import { checkNode } from './setup/checkNode.mjs'

if (checkNode('npm run dev', 20, 19)) {
  import('./setup/runWatched.mjs')
    .then(({ runWatched }) => runWatched(process.argv.slice(2)))
    .catch(error => {
      console.error(error.message)
      process.exitCode = 1
    })
}
