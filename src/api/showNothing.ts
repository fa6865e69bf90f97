import type { ShowWaiting } from './showWaiting'

/** Shows nothing while the frame loads: for the single file, which has it already. */
export const showNothing: ShowWaiting = (_language, signal) => [
  new Promise(resolve => {
    signal.onabort = () => resolve()
  }),
  () => Promise.resolve(false),
  () => {},
]
