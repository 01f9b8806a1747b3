type Size = { width: number; height: number }

/** How large a picture is, upright, in pixels; nothing when this browser cannot open it. */
export async function sizeOfPicture(file: Blob): Promise<Partial<Size>> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return { width, height }
  } catch {
    return {}
  } finally {
    URL.revokeObjectURL(url)
  }
}
