// The editing area is a modal or an offcanvas of Bootstrap 5, whichever the page has.
const area = document.getElementById('editor')
const [kind, Area] = area.classList.contains('offcanvas')
  ? ['offcanvas', bootstrap.Offcanvas]
  : ['modal', bootstrap.Modal]
const editor = new Area(area)

document.getElementById('edit').addEventListener('click', () => editor.show())
// Bootstrap takes the focus when its area has arrived; what is to be filled in comes then.
area.addEventListener(`shown.bs.${kind}`, () => {
  area.querySelector(`.${kind}-body`).hidden = false
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
  document.getElementById('saved').textContent = `Übernommen: ${area.querySelector('input').value}`
  editor.hide()
})
