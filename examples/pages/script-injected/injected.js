// The library comes by script when everything else is there; what needs it waits.
const edit = document.getElementById('edit')
edit.disabled = true

addEventListener('load', () => {
  const tag = document.createElement('script')
  tag.src = '/foyer/foyer.js'
  tag.addEventListener('load', () => {
    edit.disabled = false
  })
  document.head.append(tag)
})
