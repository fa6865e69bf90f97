/* What a page says once, after the library has loaded it anew; and whether this browser has a temporary account, which decides what is offered to visitors. */
;(function () {
  var KEY = 'portal.notice'
  var TEXTS = {
    'register.voucher': 'Der Gutschein ist eingelöst.',
    temporaryAccount:
      'Ihr vorläufiges Konto ist gespeichert. Ändern oder in ein Konto übernehmen können Sie es unter „Anmelden“.',
  }

  // Where the browser keeps nothing, the page is loaded without a word.
  function keep(reason) {
    try {
      sessionStorage.setItem(KEY, reason)
    } catch (error) {}
  }

  function take() {
    try {
      var reason = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      return reason
    } catch (error) {
      return null
    }
  }

  // In a frame without an origin of its own there are no cookies to read.
  function has(cookie) {
    try {
      return document.cookie.split('; ').indexOf(cookie) !== -1
    } catch (error) {
      return false
    }
  }

  /* Where one was on the page before, such as at its foot, it would be out of sight. */
  function show(text) {
    var place = document.querySelector('#main > .wrap')
    var note = el('p', { class: 'note once', role: 'status', tabindex: '-1' }, [text])
    place.insertBefore(note, place.firstChild)
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', function () {
      history.scrollRestoration = 'auto'
    })
    note.focus()
  }

  document.addEventListener('DOMContentLoaded', function () {
    var reason = take()
    var parts = document.querySelectorAll('[data-temporary]')
    var isThere = has('tmp_account_id_saved=true') && !has('tmp_account_id_migrated=true')
    if (reason && Object.prototype.hasOwnProperty.call(TEXTS, reason)) show(TEXTS[reason])
    for (var i = 0; i < parts.length; i++)
      parts[i].hidden = (parts[i].getAttribute('data-temporary') === 'there') !== isThere
    if (!window.foyer) return
    window.foyer.configure({
      reload: function (why) {
        keep(why)
        location.reload()
      },
    })
  })
})()
