import { parentPort } from 'node:worker_threads'

import { encodeAvif, pictureSize } from './picture.ts'
import { render } from './render/render.ts'
import { hasFields } from '#json/read-record.ts'
import type { Scene } from './scene.ts'

const isScene = (value: unknown): value is Scene => hasFields(value, 'paints', 'axes', 'view', 'storeys')

/** Renders one scene after the other; replies with the encoded picture of each. */
parentPort?.on('message', (text: string) => {
  const scene: unknown = JSON.parse(text)
  if (!isScene(scene)) throw new Error('The message is no scene')
  const size = pictureSize(scene.view)
  void encodeAvif(Buffer.from(render(scene, size)), size).then((data) =>
    parentPort?.postMessage({ data, size }),
  )
})
