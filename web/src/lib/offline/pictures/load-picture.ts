type Source = { type: string; srcset: string }
type Wanted = { light: string; sources?: readonly Source[] | undefined }

/** Preloads a picture in the format and width that one of `sizes` will need; a failure is ignored. */
export function loadPicture({ light, sources = [] }: Wanted, sizes: string): Promise<void> {
  const choice = document.createElement('picture')
  const image = new Image()
  image.fetchPriority = 'low'
  image.sizes = sizes
  for (const { type, srcset } of sources) {
    choice.append(Object.assign(document.createElement('source'), { type, srcset, sizes }))
  }
  choice.append(image)
  return new Promise((resolve) => {
    image.onload = () => resolve()
    image.onerror = () => resolve()
    image.src = light
  })
}
