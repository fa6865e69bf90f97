/** Makes a picture file of about the given size: adds bytes after the JPEG's end, because decoders ignore them. */
export async function drawPhoto(name: string, kilobytes = 40): Promise<File> {
  const canvas = new OffscreenCanvas(300, 200)
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('This browser draws nothing.')
  const sky = context.createLinearGradient(0, 0, 0, 200)
  for (const [place, colour] of [
    [0, '#27496d'],
    [0.6, '#e8a87c'],
    [1, '#3d2c2e'],
  ] as const)
    sky.addColorStop(place, colour)
  context.fillStyle = sky
  context.fillRect(0, 0, 300, 200)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' }), new Uint8Array(kilobytes * 1024)], name, {
    type: 'image/jpeg',
  })
}
