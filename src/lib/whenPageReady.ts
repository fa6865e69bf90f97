/** Runs when the page is read in full and its scripts have run; at once if that is so already. */
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
  // A script that comes late may have missed the first.
  document.addEventListener('DOMContentLoaded', runOnce, { once: true })
  window.addEventListener('load', runOnce, { once: true })
}
