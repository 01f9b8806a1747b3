import { parentPort } from 'node:worker_threads'

import { packed, pictureSize } from './picture.ts'
import { render } from './render/render.ts'
import type { Scene } from './scene.ts'

/** Renders one scene after the other; answers the packed picture of each. */
parentPort?.on('message', (text: string) => {
  const scene: Scene = JSON.parse(text)
  const size = pictureSize(scene.view)
  void packed(Buffer.from(render(scene, size)), size).then((data) => parentPort?.postMessage({ data, size }))
})
