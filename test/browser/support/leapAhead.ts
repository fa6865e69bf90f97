/** In ms; more than a quick device needs for the frame's code. */
export const LEAP_MS = 12

/** In the page: until a window is drawn, lets the page's clock leap ahead whenever somebody looks at it, as if the device were slow. To slow the processor down says nothing on a busy one. */
export function leapAhead(leap: number): void {
  const now = performance.now.bind(performance)
  let ahead = 0
  performance.now = () => {
    if (!document.querySelector('body > foyer-root')) ahead += leap
    return now() + ahead
  }
}
