import type { ComponentProps, SyntheticEvent } from 'react'
import css from './photo.module.css'

type Props = ComponentProps<'img'> & {
  photo: {
    light: string
    sources?: readonly { type: string; srcset: string }[] | undefined
    placeholder?: string | undefined
    /** Focal point in per cent, kept in view when the picture is cropped. */
    focus?: { x: number; y: number } | undefined
  }
}

/**
 * Hides a picture that failed to load, so that what lies under it shows instead of the browser's broken image. Reloads it when the
 * network is back.
 */
export function hideBroken({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  image.style.opacity = '0'
  image.addEventListener('load', () => void (image.style.opacity = ''), { once: true })
  const reload = () => image.isConnected && image.setAttribute('src', image.src)
  addEventListener('online', reload, { once: true })
}

/** Photograph in the best format and width for `sizes`, over a blurred placeholder until it is loaded. */
export function Photo({ photo, sizes, alt, ...rest }: Props) {
  const { light, sources = [], placeholder, focus } = photo
  const position = focus && `${focus.x}% ${focus.y}%`
  const style = {
    ...(placeholder && { backgroundImage: `url(${placeholder})` }),
    ...(position && { backgroundPosition: position, objectPosition: position }),
  }
  return (
    <picture className={css['photo']} style={style}>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img {...rest} src={light} alt={alt} draggable={false} onError={hideBroken} />
    </picture>
  )
}
