/** What the image service is asked for: a box in pixels, how the picture is put into it, quality 1 to 10 and padding colour (six hex digits). */
export interface ImageRequest {
  uri: string
  width: number
  height: number
  quality: number
  fit: 'rescaleIn' | 'cropIn' | 'cropOut'
  color: string
}
