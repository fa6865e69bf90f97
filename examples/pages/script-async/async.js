// The script is `async`, so code that needs the library waits for it.
const library = new Promise(resolve => document.getElementById('library').addEventListener('load', resolve))

document.addEventListener('DOMContentLoaded', () => {
  const edit = document.getElementById('edit')
  edit.disabled = true
  void library.then(() => {
    edit.disabled = false
  })
})
