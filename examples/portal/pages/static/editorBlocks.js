/* Blocks of the article editor. The list on the page is their only state: saving reads them from the list. */

var pictureNumber = 0

/** Makes the list item of a block: the bar that inserts a block before it, its fields, and its tools. */
function makeBlock(block) {
  var item = el('li', { class: 'block block-' + block.kind, 'data-kind': block.kind })
  item.appendChild(makeInsertBar(item))
  item.appendChild(block.kind === 'picture' ? makePictureFields(item, block) : makeTextField(block))
  item.appendChild(makeTools(item))
  return item
}

/** Makes the bar that inserts a picture, a paragraph or a heading before `item`. */
function makeInsertBar(item) {
  return el('div', { class: 'insert-bar', role: 'group', 'aria-label': 'Hier einfügen' }, [
    el(
      'button',
      {
        type: 'button',
        class: 'insert',
        onclick: function () {
          choosePictures(item)
        },
      },
      ['Bild einfügen'],
    ),
    el(
      'button',
      {
        type: 'button',
        class: 'insert',
        onclick: function () {
          insertText(item, 'paragraph')
        },
      },
      ['Absatz'],
    ),
    el(
      'button',
      {
        type: 'button',
        class: 'insert',
        onclick: function () {
          insertText(item, 'heading')
        },
      },
      ['Zwischentitel'],
    ),
  ])
}

function makeTextField(block) {
  var field = el('textarea', {
    rows: 1,
    class: 'text-field',
    maxlength: 20000,
    'aria-label': block.kind === 'heading' ? 'Zwischentitel' : 'Absatz',
    placeholder: block.kind === 'heading' ? 'Zwischentitel' : 'Text',
  })
  field.value = block.text
  return field
}

/** Makes the figure of a picture block with its fields. Values that have no field are stored in `item`. */
function makePictureFields(item, block) {
  var caption = splitCaption(block.caption)
  var size = fittedSize(block.width, block.height, 1200, 900)
  storePicture(item, block)
  return el('figure', { class: 'editor-figure' }, [
    el('img', {
      src: pictureAddress(block.uri, 1200, 900),
      width: size.width,
      height: size.height,
      alt: block.isDecorative ? '' : block.description || caption.text,
    }),
    el('div', { class: 'figure-fields' }, [
      makeField('Bildunterschrift', 'caption', caption.text, 700),
      makeField('Bildnachweis', 'credit', caption.credit, 250),
      makeAlignment(block.alignment),
    ]),
    el('p', { class: 'cell-place' }, [
      el(
        'button',
        {
          type: 'button',
          class: 'quiet',
          onclick: function () {
            placePicture(item)
          },
        },
        ['Bild platzieren'],
      ),
      el('span', { class: 'place-size' }, [sizeText(block)]),
    ]),
  ])
}

/** Stores the values of a picture block that have no field, in the attribute `data-picture` of `item`. */
function storePicture(item, block) {
  item.setAttribute(
    'data-picture',
    JSON.stringify({
      pictureId: block.pictureId,
      uri: block.uri,
      width: block.width,
      height: block.height,
      currentWidth: block.currentWidth,
      currentHeight: block.currentHeight,
      description: block.description,
      isDecorative: block.isDecorative,
    }),
  )
}

/** Returns a text for a picture's size. */
function sizeText(block) {
  var side = function (value) {
    return typeof value === 'number' ? value + ' px' : value
  }
  if (block.currentWidth === undefined) return 'Größe wie im Magazin üblich'
  return 'Breite ' + side(block.currentWidth) + ', Höhe ' + side(block.currentHeight)
}

function makeField(label, name, value, maxlength) {
  var id = name + '-' + ++pictureNumber
  var field = el('input', { id: id, class: 'field-' + name, maxlength: maxlength })
  field.value = value
  return el('p', { class: 'cell-' + name }, [el('label', { for: id }, [label]), field])
}

function makeAlignment(value) {
  var id = 'alignment-' + ++pictureNumber
  var names = { none: 'Ganze Breite', center: 'Mitte', left: 'Links', right: 'Rechts' }
  var select = el('select', { id: id, class: 'field-alignment' })
  for (var key in names) select.appendChild(el('option', { value: key }, [names[key]]))
  select.value = value
  return el('p', { class: 'cell-alignment' }, [el('label', { for: id }, ['Platz im Text']), select])
}

function makeTools(item) {
  return el('div', { class: 'tools', role: 'group', 'aria-label': 'Diesen Block' }, [
    el(
      'button',
      {
        type: 'button',
        class: 'tool',
        'aria-label': 'Nach oben',
        title: 'Nach oben',
        onclick: function () {
          moveBlock(item, -1, this)
        },
      },
      ['↑'],
    ),
    el(
      'button',
      {
        type: 'button',
        class: 'tool',
        'aria-label': 'Nach unten',
        title: 'Nach unten',
        onclick: function () {
          moveBlock(item, 1, this)
        },
      },
      ['↓'],
    ),
    el(
      'button',
      {
        type: 'button',
        class: 'tool',
        'aria-label': 'Entfernen',
        title: 'Entfernen',
        onclick: function () {
          removeBlock(item)
        },
      },
      ['×'],
    ),
  ])
}

/** Reads one block from its list item. */
function readBlock(item) {
  var kind = item.getAttribute('data-kind')
  var block
  if (kind !== 'picture') return { kind: kind, text: item.querySelector('textarea').value }
  block = JSON.parse(item.getAttribute('data-picture'))
  block.kind = 'picture'
  block.caption = joinCaption(item.querySelector('.field-caption').value, item.querySelector('.field-credit').value)
  block.alignment = item.querySelector('.field-alignment').value
  return block
}

/** Turns a picture of the library into a block: its title becomes the caption, its copyright the credit. */
function blockFromPicture(picture) {
  return {
    kind: 'picture',
    pictureId: picture.Id,
    uri: picture.Uri,
    width: picture.Width,
    height: picture.Height,
    caption: joinCaption(picture.Title || '', picture.Copyright || ''),
    alignment: 'none',
  }
}

/** Splits a caption into text and credit; the credit follows the last '©'. */
function splitCaption(caption) {
  var start = caption.lastIndexOf('©')
  if (start < 0) return { text: caption, credit: '' }
  return { text: caption.slice(0, start).replace(/\s+$/, ''), credit: caption.slice(start + 1).replace(/^\s+/, '') }
}

/** Joins text and credit into the caption that an article stores. */
function joinCaption(text, credit) {
  var line = creditText(credit)
  return text + (text !== '' && line !== '' ? ' ' : '') + line
}
