/** Milliseconds; longer than the frame's code takes on a quick device. */
export const LEAP_MS = 12

/**
 * Advances the page's clock at each reading until a window has rendered, so that the device seems slow. Real CPU
 * throttling would be unreliable on a busy machine. Runs in the page.
 */
export function advanceClock(leap: number): void {
  const now = performance.now.bind(performance)
  let ahead = 0
  performance.now = () => {
    if (!document.querySelector('body > foyer-root')) ahead += leap
    return now() + ahead
  }
}
