// The page's own code: opens its editing area, requests pictures from the library, and reads the edited text back.
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
