/*
 * Deletes the form drafts of another session, such as drafts from before a log-in. Runs before any window opens.
 */
;(function () {
  var KEY = 'portal.session'
  var PREFIX = 'foyer.unfinished.'
  var mark = document.documentElement.getAttribute('data-session')
  if (mark === null) return
  try {
    if ((sessionStorage.getItem(KEY) || '') !== mark) {
      Object.keys(sessionStorage).forEach(function (name) {
        if (name.slice(0, PREFIX.length) === PREFIX) sessionStorage.removeItem(name)
      })
      sessionStorage.setItem(KEY, mark)
    }
  } catch (error) {
    // Without storage there are no drafts.
    return
  }
  // The Back button may restore a page of a session that has ended.
  window.addEventListener('pageshow', function (event) {
    if (event.persisted && sessionStorage.getItem(KEY) !== mark) location.reload()
  })
})()
