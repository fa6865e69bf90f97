// Measures the built library on the real portal in a real browser: `npm run bench`, `npm run bench -- --only warmOpen`,
// `--pictures 20000`.
import { checkNode } from '../../examples/portal/setup/checkNode.mjs'

if (checkNode('npm run bench', 20, 19)) {
  import('./startBenches.mjs')
    .then(({ startBenches }) => startBenches(process.argv.slice(2)))
    .catch(error => {
      console.error(error.message)
      process.exitCode = 1
    })
}
