// Each test chooses the library's address: ?from=https://library.example/foyer.js. A real page names it in the script
// tag.
const tag = document.createElement('script')
tag.src = new URLSearchParams(location.search).get('from')
document.head.append(tag)
