/* The page of the picture library: the library's window fills the area instead of opening above the page. */

foyer.pix.manage({ container: '#pix-area' })
