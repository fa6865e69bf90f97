/* Gives pictures the size that the author chose, at most the width of the column. */
;(function () {
  var figures = document.querySelectorAll('figure[data-width]')
  for (var i = 0; i < figures.length; i++) {
    var picture = figures[i].querySelector('img')
    figures[i].style.width = figures[i].getAttribute('data-width')
    figures[i].style.maxWidth = '100%'
    picture.style.width = '100%'
    picture.style.height = figures[i].getAttribute('data-height')
  }
})()
