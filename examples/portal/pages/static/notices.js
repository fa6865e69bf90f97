/*
 * Shows messages after the library has reloaded the page. Checks if this browser has a temporary account, because the
 * sign-in page then offers other actions.
 */
;(function () {
  var KEY = 'portal.notice'
  var TEXTS = {
    de: {
      'register.voucher': 'Der Gutschein ist eingelöst.',
      temporaryAccount:
        'Ihr vorläufiges Konto ist gespeichert. Auf der Seite „Anmelden“ können Sie es ändern oder in ein Konto übernehmen.',
    },
    en: {
      'register.voucher': 'The voucher has been redeemed.',
      temporaryAccount:
        'Your temporary account has been saved. On the page “Anmelden” you can change it or move it into an account.',
    },
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

  // In an iframe without an origin, reading the cookies throws.
  function has(cookie) {
    try {
      return document.cookie.split('; ').indexOf(cookie) !== -1
    } catch (error) {
      return false
    }
  }

  /* Shows a message at the top of the page and scrolls there, because the person may be at the bottom. */
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
    var texts = TEXTS[document.documentElement.lang]
    var isThere = has('tmp_account_id_saved=true') && !has('tmp_account_id_migrated=true')
    if (reason && Object.prototype.hasOwnProperty.call(texts, reason)) show(texts[reason])
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
