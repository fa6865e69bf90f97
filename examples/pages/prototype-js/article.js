document.observe('dom:loaded', function () {
  $('edit').observe('click', function () {
    $('editor').hidden = false
  })
  $('choose').observe('click', function () {
    foyer.pix.select(function (selection) {
      $('chosen').update([selection].flatten().pluck('Title').join(', ').escapeHTML())
    })
  })
  $('apply').observe('click', function () {
    $('saved').update('Übernommen: ' + $F($('editor').down('input')).escapeHTML())
    $('editor').hidden = true
  })
})
