// Global settings and listeners that pages often add for jQuery requests and document events.
$.ajaxSetup({ headers: { 'X-Redaktion': 'Deichblatt' }, cache: false, dataType: 'html', timeout: 5000 })
$(document).on('ajaxSend', function (event, request, settings) {
  note('gesendet: ' + settings.url.split('?')[0])
})
// Does not log a `keyup` outside the editor if the key was pressed inside the editor.
var down = {}
$(document).on('keydown keyup keypress input change submit', function (event) {
  if ($(event.target).is('#editor *')) down[event.key] = event.type === 'keydown' || event.type === 'keypress'
  else if (event.type === 'keyup' && down[event.key]) down[event.key] = false
  else note(event.type + ' ' + (event.key || ''))
})
$(document).on('focusin', function (event) {
  if ($('#editor').is(':visible') && !$(event.target).closest('#editor').length)
    $('#editor :input:first').trigger('focus')
})

function note(text) {
  $('#log').append($('<span>').text(text + '; '))
}

$('#tide').load('../tide.html', function () {
  $('#edit').on('click', function () {
    $('#editor').prop('hidden', false)
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
    $('#editor').prop('hidden', true)
  })
})
