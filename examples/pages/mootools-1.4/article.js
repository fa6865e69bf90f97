window.addEvent('domready', function () {
  document.id('edit').addEvent('click', function () {
    document.id('editor').hidden = false
  })
  document.id('choose').addEvent('click', function () {
    foyer.pix.select(function (selection) {
      document.id('chosen').set(
        'text',
        Array.from(selection)
          .map(function (picture) {
            return picture.Title
          })
          .join(', '),
      )
    })
  })
  document.id('apply').addEvent('click', function () {
    document
      .id('saved')
      .set('text', 'Übernommen: {caption}'.substitute({ caption: document.getElement('#editor input').get('value') }))
    document.id('editor').hidden = true
  })
})
