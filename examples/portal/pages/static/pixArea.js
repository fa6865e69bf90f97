/* The library's own page: the library fills the area instead of opening above the page. */

foyer.pix.manage({ container: '#pix-area' })
