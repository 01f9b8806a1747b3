import { createHash } from 'node:crypto'
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { minify, type Plugin } from 'vite'

/** Serves the app's page for every page path in development, as the server does. */
export function appPage(): Plugin {
  return {
    name: 'app-page',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (isPage && !/\.\w+(\?|$)/.test(request.url ?? '')) request.url = '/app.html'
        next()
      })
    },
  }
}

const LAYERS = '@layer reset,base,ui;'

/** Declares the order of cascade layers before any rule, in whatever order the bundler joins the files. */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isStyle = file.type === 'asset' && file.fileName.endsWith('.css')
        if (isStyle) file.source = `${LAYERS}${file.source.toString()}`
      }
    },
  }
}

/** Minifies scripts that pages reference by name: the first paint waits for them, and need not wait for their comments. */
export function minifiedScripts(): Plugin {
  return {
    name: 'minified-scripts',
    apply: 'build',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = 'dist' }, bundle) {
        const copied = (await readdir(dir)).filter((name) => name.endsWith('.js') && !(name in bundle))
        await Promise.all(copied.map((name) => minifyFile(join(dir, name))))
      },
    },
  }
}

async function minifyFile(file: string) {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
  if (errors.length > 0) throw new Error(`${file} cannot be minified: ${errors[0]?.message}`)
  await writeFile(file, code)
}

/** Writes build.json; the id changes exactly when a file of the build does. */
export function buildId(): Plugin {
  return {
    name: 'build-id',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const hash = createHash('sha256')
      for (const file of Object.keys(bundle).toSorted()) {
        hash.update(file)
        if (file.endsWith('.html')) hash.update(await readFile(join(dir, file)))
      }
      const id = hash.digest('hex').slice(0, 16)
      await writeFile(join(dir, 'build.json'), `${JSON.stringify({ buildId: id })}\n`)
    },
  }
}

const TEXT_FILE = /\.(html|js|css|svg|json|webmanifest)$/
/** Minimum size: smaller files gain less than the header costs. */
const COMPRESS_FROM_BYTES = 256

/** Writes a .br and a .gz beside each text file, so that the server never compresses at runtime. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      async handler() {
        const dir = this.environment.config.build.outDir
        const files = await readdir(dir, { recursive: true })
        await Promise.all(
          files.filter((file) => TEXT_FILE.test(file)).map((file) => compress(join(dir, file))),
        )
      },
    },
  }
}

async function compress(file: string) {
  const whole = await readFile(file)
  if (whole.length < COMPRESS_FROM_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length }
  await writeFile(`${file}.gz`, gzipSync(whole, { level: 9 }))
  await writeFile(`${file}.br`, brotliCompressSync(whole, { params }))
}
