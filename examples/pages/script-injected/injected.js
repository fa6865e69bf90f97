// A script adds the library after the page has loaded; code that needs the library waits for it.
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
