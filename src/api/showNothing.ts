import type { ShowWaiting } from './showWaiting'

/** Shows nothing while the frame loads: for the single file, which has it already. */
export const showNothing: ShowWaiting = (_config, signal) => ({
  closed: new Promise(resolve => {
    signal.onabort = () => resolve()
  }),
  askForRetry: () => Promise.resolve(false),
  remove() {},
})
