/** Form with one file, as a browser sends it: the body, and its content type. */
export async function aForm(bytes: Buffer, name = 'file') {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { body: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': type } }
}
