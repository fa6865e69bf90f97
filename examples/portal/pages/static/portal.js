/* Helpers of all pages. A plain script without modules: every function is global, as usual on old portals. */

/** Makes an element with attributes and children (elements or text). */
function el(name, attributes, children) {
  var node = document.createElement(name)
  var key
  var i
  for (key in attributes) {
    if (attributes[key] === false || attributes[key] === null || attributes[key] === undefined) continue
    if (key.slice(0, 2) === 'on') node[key] = attributes[key]
    else node.setAttribute(key, attributes[key] === true ? '' : attributes[key])
  }
  for (i = 0; children && i < children.length; i++) {
    if (children[i])
      node.appendChild(typeof children[i] === 'string' ? document.createTextNode(children[i]) : children[i])
  }
  return node
}

/** Empties an element and adds the children. */
function fill(node, children) {
  while (node.firstChild) node.removeChild(node.firstChild)
  for (var i = 0; i < children.length; i++) {
    if (children[i]) node.appendChild(children[i])
  }
}

/** Returns the address of a picture at the image service, fitted into a box. */
function pictureAddress(uri, width, height) {
  return '/image?file=' + encodeURIComponent(uri) + '&width=' + width + '&height=' + height + '&quality=8&do=rescaleIn'
}

/** Returns the size of a picture that is scaled down to fit into a box; never enlarges it. */
function fittedSize(width, height, boxWidth, boxHeight) {
  var ratio = Math.min(1, boxWidth / width, boxHeight / height)
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
}

/** Returns the credit line of a picture, with '©' at its beginning; '' for an empty credit. */
function creditText(credit) {
  var name = String(credit || '').replace(/^\s*(©|\(c\))\s*/i, '')
  return name === '' ? '' : '© ' + name
}

/**
 * Posts an object as JSON. `done` gets the status (0: no response) and the parsed response, or null if the response is
 * not JSON.
 */
function postJson(address, data, done) {
  var request = new XMLHttpRequest()
  request.open('POST', address)
  request.timeout = 30000
  request.setRequestHeader('Content-Type', 'application/json')
  request.setRequestHeader('Accept', 'application/json')
  request.onload = function () {
    var answer
    try {
      answer = JSON.parse(request.responseText)
    } catch (error) {
      answer = null
    }
    done(request.status, answer)
  }
  request.onerror = request.ontimeout = function () {
    done(0, null)
  }
  request.send(JSON.stringify(data))
}

/** Returns `foyer.pix`. If the library could not be loaded, passes a message to `say` and returns null. */
function pictureLibrary(say) {
  if (window.foyer && window.foyer.pix) return window.foyer.pix
  say('Die Bildverwaltung konnte nicht geladen werden. Bitte laden Sie die Seite neu.')
  return null
}
