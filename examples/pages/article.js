// The page's own work: it opens its editing area, asks the library for pictures, and takes over what was edited.
const editor = document.getElementById('editor')

document.getElementById('edit').addEventListener('click', () => {
  editor.hidden = false
})
document.getElementById('choose').addEventListener('click', () => {
  foyer.pix.select(selection => {
    document.getElementById('chosen').textContent = []
      .concat(selection)
      .map(picture => picture.Title)
      .join(', ')
  })
})
document.getElementById('apply').addEventListener('click', () => {
  document.getElementById('saved').textContent = `Übernommen: ${editor.querySelector('input').value}`
  editor.hidden = true
})
