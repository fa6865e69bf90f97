// Uses Node only, because a fresh clone has no packages yet.
import { checkNode } from './setup/checkNode.mjs'

if (checkNode('npm start', 20, 19)) {
  import('./setup/runPortal.mjs')
    .then(({ runPortal }) => runPortal())
    .catch(error => {
      console.error(error.message)
      process.exitCode = 1
    })
}
