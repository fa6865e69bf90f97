// The library comes whenever it comes; what needs it waits.
const library = new Promise(resolve => document.getElementById('library').addEventListener('load', resolve))

document.addEventListener('DOMContentLoaded', () => {
  const edit = document.getElementById('edit')
  edit.disabled = true
  void library.then(() => {
    edit.disabled = false
  })
})
