/* Builds the playground from the table of calls and shows the result of each call. */

/**
 * Returns the code of a call: the body of its function, without indentation and without the parts that only the table
 * needs.
 */
function codeOf(run) {
  var lines = String(run).split('\n').slice(1, -1)
  var indent = lines[0].match(/^ */)[0].length
  return lines
    .map(function (line) {
      return line.slice(indent).replace(/^return (handle;)?/, '')
    })
    .join('\n')
    .replace(/\n$/, '')
}

/** Shows the state of a call; `value` is shown as JSON, unless it is missing. */
function showOutcome(output, state, text, value) {
  var json = value === undefined ? '' : JSON.stringify(value, null, 2)
  output.hidden = false
  output.setAttribute('data-state', state)
  fill(output, [
    el('p', { class: 'outcome' }, [text]),
    json !== '' && el('pre', { tabindex: 0, 'aria-label': 'Ergebnis als JSON' }, [json]),
  ])
}

function showFailure(output, error) {
  showOutcome(output, 'error', (error.code ? error.code + ': ' : '') + error.message)
}

function showValue(output, value) {
  if (value === undefined) showOutcome(output, 'settled', 'Ergebnis: undefined')
  else showOutcome(output, 'settled', 'Ergebnis', value)
}

function watchWindow(output, handle) {
  showOutcome(output, 'pending', 'Das Fenster öffnet sich …')
  handle.opened.then(
    function () {
      if (output.getAttribute('data-state') === 'pending') showOutcome(output, 'open', 'Das Fenster ist offen.')
    },
    function (error) {
      showFailure(output, error)
    },
  )
  handle.result.then(function (value) {
    if (output.getAttribute('data-state') === 'error') return
    if (value === undefined) showOutcome(output, 'closed', 'Geschlossen, ohne Wahl: undefined')
    else showValue(output, value)
  })
}

function runCall(call, output) {
  var value
  try {
    value = call.run()
  } catch (error) {
    showFailure(output, error)
    return
  }
  watch(output, value)
}

/** Shows the results of a window's handle, of a promise (also of a handle) or of a value. */
function watch(output, value) {
  if (value && value.result && value.opened) {
    watchWindow(output, value)
  } else if (value && value.then) {
    showOutcome(output, 'pending', 'Läuft …')
    value.then(
      function (result) {
        watch(output, result)
      },
      function (error) {
        showFailure(output, error)
      },
    )
  } else {
    showValue(output, value)
  }
}

/** Makes the row of one call: heading, explanation, code, button, result. */
function makeCall(call, number) {
  var output = el('div', { class: 'output', role: 'status', hidden: true })
  return el('article', { class: 'call', 'aria-labelledby': 'call-' + number }, [
    el('h3', { id: 'call-' + number }, [call.title]),
    el('p', { class: 'soft' }, [call.text]),
    el('div', { class: 'code' }, [
      el('pre', { tabindex: 0, 'aria-label': 'Code' }, [codeOf(call.run)]),
      el(
        'button',
        {
          type: 'button',
          class: 'primary',
          'aria-describedby': 'call-' + number,
          onclick: function () {
            runCall(call, output)
          },
        },
        ['Ausführen'],
      ),
    ]),
    output,
  ])
}

function startPlayground() {
  var place = document.getElementById('playground')
  var list = el('ul', {})
  var group = null
  var section
  playgroundCalls.forEach(function (call, index) {
    if (call.group !== group) {
      group = call.group
      section = el('section', { class: 'call-group', id: 'group-' + index }, [el('h2', {}, [group])])
      place.appendChild(section)
      list.appendChild(el('li', {}, [el('a', { href: '#group-' + index }, [group])]))
    }
    section.appendChild(makeCall(call, index))
  })
  document.getElementById('playground-groups').appendChild(list)
}

startPlayground()
