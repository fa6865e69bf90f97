/* The article editor: shows, reads and moves the blocks, and starts the page. */

var article = JSON.parse(document.getElementById('article-data').textContent)
var blockList = document.getElementById('blocks')
var endItem = el('li', { class: 'block-end' })
var titleHolder = document.getElementById('title-picture')
var savedState = ''
var isStored = true

/** Shows a message beside the save button, with optional elements after it. */
function say(text, isBad, more) {
  var message = document.getElementById('message')
  message.className = isBad ? 'bad' : ''
  fill(message, [document.createTextNode(text)].concat(more || []))
}

/** Shows an article's state in the editor. */
function showState(state) {
  var blocks = state.blocks.slice()
  var first = blocks[0] && blocks[0].kind === 'picture' ? blocks.shift() : null
  document.getElementById('title').value = state.title
  document.getElementById('teaser').value = state.teaser
  showTitlePicture(first)
  fill(blockList, blocks.map(makeBlock).concat(endItem))
  growAll()
}

/** Reads the whole state from the page. Blank lines split a text block, and empty texts are left out. */
function readState() {
  var items = titleHolder.querySelector('[data-picture]') ? [titleHolder.firstChild] : []
  var blocks = []
  items = items.concat(Array.prototype.slice.call(blockList.querySelectorAll('.block')))
  items.map(readBlock).forEach(function (block) {
    if (block.kind === 'picture') return blocks.push(block)
    block.text.split(/\n\s*\n/).forEach(function (text) {
      if (text.trim() !== '') blocks.push({ kind: block.kind, text: text.trim() })
    })
  })
  return { title: oneLine('title'), teaser: oneLine('teaser'), blocks: blocks }
}

function oneLine(id) {
  return document.getElementById(id).value.replace(/\s+/g, ' ').trim()
}

/** Stores the changed state on the device; deletes the draft if the state is the saved one. */
function changed() {
  var state = readState()
  growAll()
  if (JSON.stringify(state) === savedState) dropDraft()
  else isStored = storeDraft(state, savedState)
}

function insertText(item, kind) {
  var block = makeBlock({ kind: kind, text: '' })
  blockList.insertBefore(block, item)
  block.querySelector('textarea').focus()
  changed()
}

function moveBlock(item, step, button) {
  var other = step < 0 ? item.previousSibling : item.nextSibling
  if (!other || other === endItem)
    return say(step < 0 ? 'Das ist schon der erste Block.' : 'Das ist schon der letzte Block.')
  blockList.insertBefore(item, step < 0 ? other : other.nextSibling)
  button.focus()
  changed()
}

function removeBlock(item) {
  var next = item.nextSibling
  var name = { picture: 'Bild', heading: 'Zwischentitel', paragraph: 'Absatz' }[item.getAttribute('data-kind')]
  blockList.removeChild(item)
  next.querySelector('button').focus()
  changed()
  say(name + ' entfernt.', false, [
    undoButton(function () {
      blockList.insertBefore(item, next.parentNode ? next : endItem)
    }),
  ])
}

function undoButton(undo) {
  return el(
    'button',
    {
      type: 'button',
      class: 'undo',
      onclick: function () {
        undo()
        changed()
        say('Wieder da.')
      },
    },
    ['Rückgängig'],
  )
}

/** Fits the height of every text field to its text. */
function growAll() {
  var fields = document.querySelectorAll('#editor textarea')
  for (var i = 0; i < fields.length; i++) {
    fields[i].style.height = 'auto'
    fields[i].style.height = fields[i].scrollHeight + 2 + 'px'
  }
}

function startEditor() {
  var form = document.getElementById('editor')
  var draft
  var fresh = { title: oneLine('title'), teaser: oneLine('teaser'), blocks: article.blocks }
  draftKey = 'portal.draft.' + article.slug
  draft = readDraft()
  endItem.appendChild(makeInsertBar(endItem))
  showState(fresh)
  savedState = JSON.stringify(readState())
  if (draft && JSON.stringify(draft.state) !== savedState) {
    showState(draft.state)
    announceDraft(draft, draft.base !== savedState, function () {
      showState(fresh)
      dropDraft()
    })
  }
  form.onsubmit = save
  form.oninput = changed
  window.onresize = growAll
  document.getElementById('title').onkeydown = function (event) {
    if (event.key === 'Enter') event.preventDefault()
  }
  window.onbeforeunload = function () {
    if (!isStored && JSON.stringify(readState()) !== savedState) return 'Ihre Änderungen sind noch nicht gespeichert.'
  }
}

startEditor()
