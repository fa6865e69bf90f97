// The editing area is the page's Bootstrap 5 component: a modal or an offcanvas.
const area = document.getElementById('editor')
const [kind, Area] = area.classList.contains('offcanvas')
  ? ['offcanvas', bootstrap.Offcanvas]
  : ['modal', bootstrap.Modal]
const editor = new Area(area)

document.getElementById('edit').addEventListener('click', () => editor.show())
// Shows the fields only after Bootstrap has moved the focus into its area. Otherwise a field in use would lose it.
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
