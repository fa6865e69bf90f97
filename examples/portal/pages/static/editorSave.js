/* Saves the article and shows the result; the text on the page always stays. */

function save(event) {
  var state = readState()
  var button = document.getElementById('save')
  if (event) event.preventDefault()
  if (button.disabled) return
  if (state.title === '') {
    say('Ohne Überschrift kann der Artikel nicht erscheinen.', true)
    document.getElementById('title').focus()
    return
  }
  button.disabled = true
  say('Wird gespeichert …')
  postJson(window.location.pathname, state, function (status, answer) {
    button.disabled = false
    if (status === 200) savedState = JSON.stringify(state)
    saySaved(status, answer)
    changed()
  })
}

function saySaved(status, answer) {
  var link = el('a', { href: '/login', target: '_blank', rel: 'noopener' }, ['in einem neuen Tab anmelden'])
  if (status === 200) {
    document.getElementById('draft').hidden = true
    say('Gespeichert um ' + new Date().toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' }) + ' Uhr.')
  } else if (status === 0) {
    say(
      'Keine Verbindung. Ihr Text bleibt hier stehen: Speichern Sie noch einmal, sobald die Verbindung wieder da ist.',
      true,
    )
  } else if (status === 401) {
    say('Sie sind nicht mehr angemeldet. Ihr Text bleibt hier stehen: Bitte ', true, [
      link,
      document.createTextNode(' und dann noch einmal speichern.'),
    ])
  } else {
    say(
      'Nicht gespeichert, Ihr Text bleibt hier stehen. ' +
        (answer && answer.message ? answer.message : 'Bitte versuchen Sie es gleich noch einmal.'),
      true,
    )
  }
}
