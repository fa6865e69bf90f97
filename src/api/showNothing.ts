import type { ShowWaiting } from './showWaiting'

/** Shows no placeholder, because the single file already contains the core. */
export const showNothing: ShowWaiting = (_language, control, load) =>
  Promise.race([
    load(),
    new Promise<void>(resolve => {
      control.close = resolve
    }),
  ])
