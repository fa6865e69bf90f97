/* Builds the playground from the table of calls and shows the result of each call. */

const playgroundFields = {
  pictureId: document.getElementById('picture-id'),
  articleId: document.getElementById('article-id'),
}

/** Returns the number in one of the page's fields. */
function fieldId(name) {
  return Number(playgroundFields[name].value)
}

/** Returns the function that makes a call. Some calls have one function for each language of the page. */
function runOf(call) {
  return typeof call.run === 'function' ? call.run : translated(call.run)
}

/**
 * Returns the code of a call: the body of its function, without the indentation that all its lines share. Leaves out
 * the line that returns the result to this page. Numbers from the page's fields replace the names `pictureId` and
 * `articleId`.
 */
function codeOf(call) {
  const lines = String(runOf(call)).split('\n').slice(1, -1)
  const shown = lines.filter(line => !/^ +return \w+$/.test(line))
  const indent = shown[0].search(/\S/)
  return shown
    .map(line => line.slice(indent))
    .join('\n')
    .replace(/\$\{(pictureId|articleId)\}|\b(pictureId|articleId)\b/g, (_, inText, name) => fieldId(inText || name))
}

/** Shows the state of a call; `value` is shown as JSON, unless it is missing. */
function showOutcome(output, state, text, value) {
  const json = value === undefined ? '' : JSON.stringify(value, null, 2)
  output.hidden = false
  output.setAttribute('data-state', state)
  fill(output, [
    el('p', { class: 'outcome', lang: state === 'error' && 'en' }, [text]),
    json !== '' &&
      el('pre', { role: 'group', tabindex: 0, 'aria-label': translated(playgroundTexts.resultAsJson) }, [json]),
  ])
}

/** Shows an error. The library's errors are in English. */
function showFailure(output, error) {
  showOutcome(output, 'error', (error.code ? `${error.code}: ` : '') + error.message)
}

/** Returns a copy of the library that also passes the handle of each window to `onWindow`. */
function watchedLibrary(onWindow) {
  const watched =
    call =>
    (...given) => {
      const value = call(...given)
      if (value && value.opened) onWindow(value)
      return value
    }
  const mapped = (object, change) =>
    Object.fromEntries(Object.entries(object).map(([name, member]) => [name, change(member)]))
  return mapped(foyer, family => (typeof family === 'object' ? mapped(family, watched) : family))
}

/** Runs a call and shows its states: running, window open, result or error. */
async function runCall(call, output) {
  const handles = []
  const isAt = state => output.getAttribute('data-state') === state
  const onWindow = handle => {
    handles.push(handle)
    handle.opened.then(
      () => isAt('pending') && showOutcome(output, 'open', translated(playgroundTexts.isOpen)),
      error => showFailure(output, error),
    )
  }
  showOutcome(output, 'pending', translated(playgroundTexts.running))
  try {
    const value = await runOf(call)({
      foyer: watchedLibrary(onWindow),
      pictureId: fieldId('pictureId'),
      articleId: fieldId('articleId'),
    })
    await Promise.all(handles.map(handle => handle.result))
    if (isAt('error')) return
    if (value !== undefined) showOutcome(output, 'settled', translated(playgroundTexts.result), value)
    else if (handles.length > 0) showOutcome(output, 'closed', translated(playgroundTexts.closed))
    else showOutcome(output, 'settled', translated(playgroundTexts.noResult))
  } catch (error) {
    showFailure(output, error)
  }
}

/** Copies code and reports the success. If the browser refuses, selects the code instead. */
async function copyCode(code, message) {
  fill(message, [])
  try {
    await navigator.clipboard.writeText(code.textContent)
    message.textContent = translated(playgroundTexts.copied)
  } catch (error) {
    getSelection().selectAllChildren(code)
    message.textContent = translated(playgroundTexts.notCopied)
  }
}

/** Makes the row of one call: heading, explanation, code, buttons, result. */
function makeCall(call, id) {
  const code = el('pre', { role: 'group', 'aria-label': 'Code' }, [codeOf(call)])
  const message = el('p', { class: 'copy-message soft', role: 'status' })
  const output = el('div', { class: 'output', role: 'status', hidden: true })
  const button = (text, more) => el('button', { type: 'button', 'aria-describedby': id, ...more }, [translated(text)])
  for (const field of Object.values(playgroundFields))
    field.addEventListener('input', () => {
      code.textContent = codeOf(call)
    })
  return el('article', { class: 'call', 'aria-labelledby': id }, [
    el('h3', { id }, [call.title]),
    el('p', { class: 'soft' }, [translated(call.text)]),
    code,
    el('div', { class: 'call-buttons' }, [
      button(playgroundTexts.run, { class: 'primary', onclick: () => runCall(call, output) }),
      button(playgroundTexts.copy, { onclick: () => copyCode(code, message) }),
      message,
    ]),
    output,
  ])
}

function startPlayground() {
  const page = document.getElementById('playground')
  const list = el('ul', {})
  playgroundCalls.forEach(({ heading, calls }, number) => {
    const id = `group-${number}`
    const rows = calls.map((call, index) => makeCall(call, `call-${number}-${index}`))
    page.append(el('section', { class: 'call-group', id }, [el('h2', {}, [translated(heading)]), ...rows]))
    list.append(el('li', {}, [el('a', { href: `#${id}` }, [translated(heading)])]))
  })
  document.getElementById('playground-groups').append(list)
}

startPlayground()
