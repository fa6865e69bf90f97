// Each test chooses the page and the sandbox of the iframe: ?page=../plain/&sandbox=allow-scripts.
const asked = new URLSearchParams(location.search)
const frame = document.createElement('iframe')
frame.name = 'article'
frame.title = 'Artikel'
frame.width = 1000
frame.height = 680
if (asked.has('sandbox')) frame.setAttribute('sandbox', asked.get('sandbox'))
frame.src = asked.get('page') ?? '../plain/'
document.body.append(frame)
