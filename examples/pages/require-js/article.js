define(function () {
  function byId(id) {
    return document.getElementById(id)
  }
  return {
    start: function (foyer) {
      byId('edit').onclick = function () {
        byId('editor').hidden = false
      }
      byId('choose').onclick = function () {
        foyer.pix.select({
          onSelect: function (selection) {
            byId('chosen').textContent = []
              .concat(selection)
              .map(function (picture) {
                return picture.Title
              })
              .join(', ')
          },
        })
      }
      byId('apply').onclick = function () {
        byId('saved').textContent = 'Übernommen: ' + byId('editor').querySelector('input').value
        byId('editor').hidden = true
      }
    },
  }
})
