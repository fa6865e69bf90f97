// Each test chooses the library's address: ?from=https://library.example/foyer.js. A real page has the address in its
// script tag.
const tag = document.createElement('script')
tag.src = new URLSearchParams(location.search).get('from')
document.head.append(tag)
