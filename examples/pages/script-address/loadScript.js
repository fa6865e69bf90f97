// Where the library comes from differs from test to test: ?from=https://library.example/foyer.js. A page of one's own names it in a tag.
const tag = document.createElement('script')
tag.src = new URLSearchParams(location.search).get('from')
document.head.append(tag)
