/*
 * Opens a window for a visitor who followed a mailed link: a layer for `?register=confirm`, `token-error` or
 * `password`, the frame window for `passwdchange`.
 */
document.addEventListener('DOMContentLoaded', function () {
  var calls = { confirm: 'confirm', 'token-error': 'tokenError', password: 'passwordChange' }
  var wanted = /[?&]register=([a-z-]+)/.exec(location.search)
  var call = wanted && Object.prototype.hasOwnProperty.call(calls, wanted[1]) ? calls[wanted[1]] : ''
  var register = window.foyer && window.foyer.register
  if (call && register && register[call]) register[call]()
  if (wanted && wanted[1] === 'passwdchange' && register) register.open('passwdchange')
})

/*
 * Sends the token of a link that the registration frame has mailed, and then removes the token from the address. The
 * response opens the next window. A token that is not valid opens a message.
 */
document.addEventListener('DOMContentLoaded', function () {
  var wanted = /[?&]register_token=([\w-]+)/.exec(location.search)
  var register = window.foyer && window.foyer.register
  if (!wanted || !register) return
  register.processToken({ token: wanted[1] }).then(
    function (isTaken) {
      var query = new URLSearchParams(location.search)
      query.delete('register_token')
      history.replaceState(history.state, '', location.pathname + (query.toString() && '?' + query) + location.hash)
      if (!isTaken) register.tokenError()
    },
    // The token stays in the address, because it may still be valid. The message's button reloads the page, which then
    // sends the token again.
    function (error) {
      console.error('The link could not be opened: ' + error)
      register.open('message', { message: 'registerframe_message_fail', redirect: true })
    },
  )
})

/*
 * Some buttons of the account windows add a hash to the address. The hash leads to the profile, the voucher window or
 * the blog.
 */
document.addEventListener('DOMContentLoaded', function () {
  var pages = { '#my-profile': '/profile', '#stream': '/blog' }
  if (Object.prototype.hasOwnProperty.call(pages, location.hash)) location.replace(pages[location.hash])
  if (location.hash !== '#my-voucher' || !window.foyer) return
  history.replaceState(history.state, '', location.pathname + location.search)
  window.foyer.register.open('voucher')
})
