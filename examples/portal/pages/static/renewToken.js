/* Extends the token of the editor or the expert mode while its page is open. The token still ends with the session. */
;(function () {
  var EVERY = 5 * 60 * 1000
  var purpose = document.currentScript.getAttribute('data-purpose')
  setInterval(function () {
    var field = document.querySelector('input[name=token]')
    if (!field) return
    var request = new XMLHttpRequest()
    request.open('POST', '/event/api/extend_token')
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded')
    request.send('purpose=' + encodeURIComponent(purpose) + '&token=' + encodeURIComponent(field.value))
  }, EVERY)
})()
