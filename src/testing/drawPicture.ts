import { HttpResponse } from 'msw'
import type { Picture } from '../pix/picture/Picture'

/**
 * Returns an SVG drawing of a landscape for a picture's address, so that stories need no files. The same address always
 * gives the same picture.
 */
export function drawPicture(uri: string, width: number, height: number): string {
  const seed = [...uri].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 3600, 7)
  const hue = seed / 10
  const horizon = 45 + (seed % 25)
  const sun = 15 + (seed % 70)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue} 45% 72%)"/><stop offset="1" stop-color="hsl(${(hue + 40) % 360} 55% 88%)"/></linearGradient></defs>
<rect width="100" height="100" fill="url(#sky)"/>
<ellipse cx="${sun}" cy="${horizon - 18}" rx="7" ry="9" fill="hsl(45 90% 92%)"/>
<path d="M0 ${horizon} Q 22 ${horizon - 16} 48 ${horizon} T 100 ${horizon - 6} V 100 H 0 Z" fill="hsl(${(hue + 150) % 360} 24% 46%)"/>
<path d="M0 ${horizon + 16} Q 35 ${horizon + 4} 62 ${horizon + 15} T 100 ${horizon + 10} V 100 H 0 Z" fill="hsl(${(hue + 160) % 360} 28% 32%)"/>
</svg>`
}

/** Returns the response to a request for a picture's file, as an SVG image in the picture's ratio. */
export function drawnResponse({ Uri, Width, Height }: Pick<Picture, 'Uri' | 'Width' | 'Height'>): Response {
  return new HttpResponse(drawPicture(Uri, Width, Height), { headers: { 'Content-Type': 'image/svg+xml' } })
}
