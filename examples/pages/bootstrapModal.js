jQuery(function ($) {
  var editor = $('#editor')
  $('#edit').on('click', function () {
    editor.modal('show')
  })
  // Shows the fields only after Bootstrap has moved the focus into its modal. Otherwise a field in use would lose it.
  editor.on('shown.bs.modal shown', function () {
    editor.find('.modal-body').prop('hidden', false)
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
    $('#saved').text('Übernommen: ' + editor.find('input').val())
    editor.modal('hide')
  })
})
