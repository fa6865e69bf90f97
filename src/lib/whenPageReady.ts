/** Calls a function once: when the page is parsed and its deferred scripts have run, or at once if it is loaded. */
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
  // `load` is for a script that runs after `DOMContentLoaded`.
  document.addEventListener('DOMContentLoaded', runOnce, { once: true })
  window.addEventListener('load', runOnce, { once: true })
}
