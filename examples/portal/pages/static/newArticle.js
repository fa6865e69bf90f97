/* Makes a new article on this page and opens it in the editor. By a script: markup may open windows, but make nothing. */
document.getElementById('new-article').onclick = function () {
  window.foyer.editor.open({ url: '/editor/article/0', article: { page_id: this.getAttribute('data-page') } })
}
