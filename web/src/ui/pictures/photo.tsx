import type { ComponentProps, SyntheticEvent } from 'react'
import css from './photo.module.css'

type Props = ComponentProps<'img'> & {
  photo: {
    light: string
    sources?: readonly { type: string; srcset: string }[] | undefined
    placeholder?: string | undefined
    /** What stays in view where it is cut, in per cent. */
    focus?: { x: number; y: number } | undefined
  }
}

/**
 * Where a picture fails to load, what lies under it stays, without the browser's sign of a broken picture. It is asked for again
 * when the network is back, and shown when it comes.
 */
export function hideBroken({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  image.style.opacity = '0'
  image.addEventListener('load', () => void (image.style.opacity = ''), { once: true })
  const reload = () => image.isConnected && image.setAttribute('src', image.src)
  addEventListener('online', reload, { once: true })
}

/** A photograph in the best format and width that fits `sizes`, over a hint of itself until it is there. */
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
