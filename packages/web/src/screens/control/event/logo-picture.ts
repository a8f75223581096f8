/** A picture from a file, made small enough for the log. */

const side = 160

/** Undefined if the browser cannot read it as a picture. */
export async function logoFrom(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return smallest(canvas)
}

const mostCharacters = 60_000

/** PNG keeps edges and transparency; a photograph is too large for it. */
function smallest(canvas: HTMLCanvasElement): string {
  const png = canvas.toDataURL('image/png')
  return png.length <= mostCharacters ? png : canvas.toDataURL('image/jpeg', 0.8)
}
