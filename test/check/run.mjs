// Static checks of the sources and the package: `npm run check`.
import { checkNode } from '../../examples/portal/setup/checkNode.mjs'

if (checkNode('npm run check', 20, 19)) {
  import('./runChecks.mjs')
    .then(({ runChecks }) => runChecks(process.argv.slice(2)))
    .catch(error => {
      console.error(error.message)
      process.exitCode = 1
    })
}
