import { createFoyer } from './api/createFoyer'
import { diagnose } from './api/diagnose/diagnose'
import type { Foyer } from './api/Foyer'
import type { Core } from './api/Core'
import { listenForTriggers } from './api/listenForTriggers'
import { publishGlobals } from './api/publishGlobals'
import { showNothing } from './api/showNothing'
import { readTagConfig } from './api/readTagConfig'
import { createCore } from './core'
import { currentScript } from './lib/currentScript'
import { openByMarks } from './openByMarks'

declare const define: undefined | (((id: string, dependencies: string[], make: () => Foyer) => void) & { amd?: object })
declare const module: undefined | null | { exports: unknown }
declare const exports: unknown

const tag = currentScript()
let core: Core | undefined
const [foyer, readConfig] = createFoyer(
  given => Promise.resolve((core ??= createCore(given))),
  showNothing,
  () => readTagConfig(tag),
)
foyer.diagnose = () => diagnose(foyer, readConfig, tag)

if (typeof define === 'function' && define.amd) define('foyer', [], () => foyer)
// In CommonJS, `module.exports` and `exports` are the same object. They differ if `module` is a global that an old
// script left behind.
else if (typeof module === 'object' && typeof exports === 'object' && module?.exports === exports)
  module.exports = foyer
if (publishGlobals(foyer, tag)) {
  listenForTriggers(foyer, readConfig, tag)
  openByMarks(foyer, readConfig)
}
