import type { ShowWaiting } from './showWaiting'

/** Shows nothing while the core loads: for the single file, which has it already. */
export const showNothing: ShowWaiting = (_language, control, load) =>
  Promise.race([
    load(),
    new Promise<void>(resolve => {
      control.close = resolve
    }),
  ])
