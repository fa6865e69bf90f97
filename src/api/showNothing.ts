import type { ShowWaiting } from './showWaiting'

/** Shows nothing while the frame loads: for the single file, which has it already. */
export const showNothing: ShowWaiting = (_language, { signal }, load) =>
  Promise.race([
    load(),
    new Promise<void>(resolve => {
      signal.onabort = () => resolve()
    }),
  ])
