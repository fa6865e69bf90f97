/* Who comes by a link of a mail gets the layer that belongs to it: `?register=confirm`, `token-error` or `password`. */
document.addEventListener('DOMContentLoaded', function () {
  var calls = { confirm: 'confirm', 'token-error': 'tokenError', password: 'passwordChange' }
  var wanted = /[?&]register=([a-z-]+)/.exec(location.search)
  var call = wanted && Object.prototype.hasOwnProperty.call(calls, wanted[1]) ? calls[wanted[1]] : ''
  var register = window.foyer && window.foyer.register
  if (call && register && register[call]) register[call]()
  if (wanted && wanted[1] === 'passwdchange' && register) register.open('passwdchange')
})

/* Who comes by a link of the registration frame hands its token over; the answer opens the window that follows. A used one is told so, and is in the address no longer. */
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
    // The link is still good: the address keeps it, and loading the page again, which OK does, tries again.
    function (error) {
      console.error('The link could not be opened: ' + error)
      register.open('message', { message: 'registerframe_message_fail', redirect: true })
    },
  )
})

/* The account windows end with a hash: the profile, the voucher window, or the newest posts. */
document.addEventListener('DOMContentLoaded', function () {
  var pages = { '#my-profile': '/profile', '#stream': '/blog' }
  if (Object.prototype.hasOwnProperty.call(pages, location.hash)) location.replace(pages[location.hash])
  if (location.hash !== '#my-voucher' || !window.foyer) return
  history.replaceState(history.state, '', location.pathname + location.search)
  window.foyer.register.open('voucher')
})
