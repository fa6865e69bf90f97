import type { Core, WindowControl } from '../../../src/api/Core'
import { createFoyer } from '../../../src/api/createFoyer'
import type { Foyer } from '../../../src/api/Foyer'

/** Foyer's calls without windows. A test reports the events of the last opened window by `control()`. */
interface TestLibrary {
  foyer: Foyer
  control(): WindowControl
}

/** Makes the calls of the library. A call without a window returns a promise that resolves to the call's argument. */
export function testLibrary(): TestLibrary {
  let last: WindowControl | undefined
  const core: Core = {
    load: async () => core,
    open(_callName, _given, control) {
      last = control
    },
    call: async (_callName, argument) => argument,
  }
  const [foyer] = createFoyer(
    async () => core,
    (_language, _control, load) => load(),
    () => ({ auth: { account: 'member', accountId: 1 } }),
  )
  return { foyer, control: () => last! }
}
