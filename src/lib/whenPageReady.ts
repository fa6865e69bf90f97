/** Calls a function when the page has been parsed and its scripts have run; at once if the page has fully loaded. */
export function whenPageReady(run: () => void): void {
  if (document.readyState === 'complete') {
    run()
    return
  }
  let hasRun = false
  const runOnce = () => {
    if (!hasRun) run()
    hasRun = true
  }
  // A late script may have missed the first event.
  document.addEventListener('DOMContentLoaded', runOnce, { once: true })
  window.addEventListener('load', runOnce, { once: true })
}
