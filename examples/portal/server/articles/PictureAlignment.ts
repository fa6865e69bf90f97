/** Where a picture stands in the text around it, in the words of the position window. */
export type PictureAlignment = 'none' | 'left' | 'center' | 'right'
