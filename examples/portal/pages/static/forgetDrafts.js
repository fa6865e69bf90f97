/* A draft of a form belongs to the session in which it was typed: another session's, and a visitor's after a log-in, are forgotten before any window opens. */
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
    // A browser that stores nothing has nothing to forget.
    return
  }
  // A page that the Back button brings back as it was left may be of a session that has ended.
  window.addEventListener('pageshow', function (event) {
    if (event.persisted && sessionStorage.getItem(KEY) !== mark) location.reload()
  })
})()
