/** Runs when the page is read in full and its scripts have run; at once if that is so already. */
export function whenPageReady(run: () => void): void {
  if (document.readyState === 'complete') {
    run()
    return
  }
  const ready = new AbortController()
  const once = () => {
    ready.abort()
    run()
  }
  // A script that comes late may have missed the first.
  document.addEventListener('DOMContentLoaded', once, { signal: ready.signal })
  window.addEventListener('load', once, { signal: ready.signal })
}
