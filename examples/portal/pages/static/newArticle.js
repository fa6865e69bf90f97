/*
 * Creates an article and opens it in the editor. This needs a script, because markup may open windows, but not create
 * anything.
 */
document.getElementById('new-article').onclick = function () {
  window.foyer.editor.open({ url: '/editor/article/0', article: { page_id: this.getAttribute('data-page') } })
}
