jQuery(function ($) {
  $('#edit').on('click', function () {
    $('#editor').modal('show')
  })
  $('#choose').on('click', function () {
    foyer.pix.select(function (selection) {
      $('#chosen').text($.map($.makeArray(selection), function (picture) { return picture.Title }).join(', '))
    })
  })
  $('#apply').on('click', function () {
    $('#saved').text('Übernommen: ' + $('#editor input').val())
    $('#editor').modal('hide')
  })
})
