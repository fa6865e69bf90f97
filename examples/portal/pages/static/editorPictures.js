/* Inserts pictures from the library: one or more at a position in the text, or one as the title picture. */

/** Opens the library. Makes a block of each chosen picture, and passes the list of blocks to `use`. */
function openLibrary(use) {
  var pix = pictureLibrary(function (text) {
    say(text, true)
  })
  var handle
  if (!pix) return
  handle = pix.select()
  handle.opened.then(null, function (error) {
    say('Die Bildverwaltung hat sich nicht geöffnet. Ihr Text bleibt, wie er ist. ' + error.message, true)
  })
  handle.result.then(function (chosen) {
    if (chosen === undefined) return
    use([].concat(chosen).map(blockFromPicture))
    changed()
  })
}

function choosePictures(item) {
  openLibrary(function (blocks) {
    blocks.forEach(function (block) {
      blockList.insertBefore(makeBlock(block), item)
    })
    say(blocks.length === 1 ? 'Bild eingefügt.' : blocks.length + ' Bilder eingefügt.')
  })
}

function chooseTitlePicture() {
  openLibrary(function (blocks) {
    showTitlePicture(blocks[0])
    say('Titelbild eingesetzt.')
  })
}

/** Shows the article's title picture, or that there is none. */
function showTitlePicture(block) {
  var holder = el('div', { class: 'title-block', 'data-kind': 'picture' })
  if (block) holder.appendChild(makePictureFields(holder, block))
  holder.appendChild(
    el('div', { class: 'buttons' }, [
      el('button', { type: 'button', onclick: chooseTitlePicture }, [
        block ? 'Titelbild wechseln' : 'Titelbild wählen',
      ]),
      block && el('button', { type: 'button', class: 'quiet', onclick: removeTitlePicture }, ['Titelbild entfernen']),
    ]),
  )
  fill(titleHolder, [holder])
}

function removeTitlePicture() {
  var block = readBlock(titleHolder.firstChild)
  showTitlePicture(null)
  titleHolder.querySelector('button').focus()
  changed()
  say('Titelbild entfernt.', false, [
    undoButton(function () {
      showTitlePicture(block)
    }),
  ])
}
