/* The library's own page: the library fills the area instead of opening over the page. */

foyer.pix.manage({ container: '#pix-area' })
