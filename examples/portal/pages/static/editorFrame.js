/*
 * Tells the page around the editor's iframe to close the iframe. Only the portal's own pages may contain this iframe,
 * so no other page gets the message.
 */
;(function () {
  function tell(command) {
    var message = {}
    message[command] = true
    if (window.parent !== window) window.parent.postMessage(message, location.origin)
  }
  var command = document.body.getAttribute('data-command')
  var buttons = document.querySelectorAll('[data-editor]')
  for (var i = 0; i < buttons.length; i++) {
    buttons[i].onclick = function () {
      tell(this.getAttribute('data-editor'))
    }
  }
  if (command) tell(command)
})()
