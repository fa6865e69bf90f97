/* Opens the library's position window for a picture of the article, and stores its result in the block. */

function placePicture(item) {
  var pix = pictureLibrary(function (text) {
    say(text, true)
  })
  var block = readBlock(item)
  var caption = splitCaption(block.caption)
  var handle
  if (!pix) return
  handle = pix.position(
    { Id: block.pictureId, Uri: block.uri, Width: block.width, Height: block.height, Title: caption.text },
    {
      position: {
        CurrentWidth: block.currentWidth === undefined ? '100%' : block.currentWidth,
        CurrentHeight: block.currentHeight === undefined ? 'auto' : block.currentHeight,
        Title: caption.text,
        Description: block.description || '',
        IsDecorative: block.isDecorative === true,
        Alignment: block.alignment,
      },
      crop: true,
      onPosition: function (position) {
        storePosition(item, block, position)
      },
    },
  )
  handle.opened.then(null, function (error) {
    say('Das Bild lässt sich gerade nicht platzieren. Ihr Text bleibt, wie er ist. ' + error.message, true)
  })
}

function storePosition(item, block, position) {
  var cropped = position.Picture
  if (cropped) {
    block.pictureId = cropped.Id
    block.uri = cropped.Uri
    block.width = cropped.Width
    block.height = cropped.Height
    item.querySelector('img').src = cropped.Uri
  }
  block.currentWidth = position.CurrentWidth
  block.currentHeight = position.CurrentHeight
  block.description = position.Description
  block.isDecorative = position.IsDecorative
  storePicture(item, block)
  item.querySelector('.field-caption').value = position.Title
  item.querySelector('.field-alignment').value = position.Alignment
  item.querySelector('img').alt = position.IsDecorative ? '' : position.Description || position.Title
  item.querySelector('.place-size').textContent = sizeText(block)
  changed()
  say('Bild platziert.')
}
