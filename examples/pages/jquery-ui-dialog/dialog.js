jQuery(function ($) {
  $('#editor').dialog({ autoOpen: false, modal: true, width: 420 })
  $('#edit').on('click', function () {
    $('#editor').removeAttr('hidden').dialog('open')
  })
  $('#choose').on('click', function () {
    foyer.pix.select(function (selection) {
      $('#chosen').text(
        $.map($.makeArray(selection), function (picture) {
          return picture.Title
        }).join(', '),
      )
    })
  })
  $('#apply').on('click', function () {
    $('#saved').text('Übernommen: ' + $('#editor input').val())
    $('#editor').dialog('close')
  })
})
