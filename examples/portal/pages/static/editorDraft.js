/* Stores typed text on this device until it is saved, so that it survives a closed tab or a lost connection. */

var draftKey = ''

/** Stores a draft; `base` is the saved state that it changes. Returns true if the browser could store the draft. */
function storeDraft(state, base) {
  try {
    window.localStorage.setItem(draftKey, JSON.stringify({ time: new Date().getTime(), state: state, base: base }))
    return true
  } catch (error) {
    return false
  }
}

/** Returns the stored draft, or null. */
function readDraft() {
  try {
    var draft = JSON.parse(window.localStorage.getItem(draftKey))
    return draft && draft.state && draft.state.blocks ? draft : null
  } catch (error) {
    return null
  }
}

/** Deletes the stored draft. */
function dropDraft() {
  try {
    window.localStorage.removeItem(draftKey)
  } catch (error) {
    return
  }
}

/**
 * Shows that a draft was restored, with a button that discards the draft. `isOutdated` is true if the article was saved
 * elsewhere after the draft began.
 */
function announceDraft(draft, isOutdated, onDiscard) {
  var note = document.getElementById('draft')
  var time = new Date(draft.time).toLocaleString('de-DE', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
  var text = 'Ihre Änderungen vom ' + time + ' Uhr waren noch nicht gespeichert. Hier sind sie wieder.'
  if (isOutdated)
    text +=
      ' Der Artikel wurde seitdem auch an anderer Stelle gespeichert. Wenn Sie speichern, ersetzen Sie diese Fassung.'
  fill(note, [
    el('p', {}, [text]),
    el(
      'button',
      {
        type: 'button',
        onclick: function () {
          note.hidden = true
          onDiscard()
        },
      },
      ['Änderungen verwerfen'],
    ),
  ])
  note.hidden = false
}
