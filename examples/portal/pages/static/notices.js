/*
 * Shows messages after the library has reloaded the page. Checks if this browser has a temporary account, because the
 * sign-in page then offers other actions.
 */
;(function () {
  var KEY = 'portal.notice'
  var TEXTS = {
    'register.voucher': 'Der Gutschein ist eingelöst.',
    temporaryAccount:
      'Ihr vorläufiges Konto ist gespeichert. Unter „Anmelden“ können Sie es ändern oder in ein Konto übernehmen.',
  }

  // Without storage the page reloads without a message.
  function add(reason) {
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

  // A frame without an origin has no cookies.
  function has(cookie) {
    try {
      return document.cookie.split('; ').indexOf(cookie) !== -1
    } catch (error) {
      return false
    }
  }

  /* Shows a message in the visible part of the page, because the person may be at its bottom. */
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
        add(why)
        location.reload()
      },
    })
  })
})()
