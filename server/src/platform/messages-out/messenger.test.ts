import { once } from 'node:events'
import { readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { chooseMessenger } from './choose-messenger.ts'
import { parseEnv } from '#platform/process/env.ts'

test('without providers each message is one file in the outbox that only the owner reads', async () => {
  await using folder = temporaryFolder()
  const messenger = chooseMessenger(parseEnv({ DATA_DIR: folder.path }))

  await messenger.sms('+61400000000', 'Your code is 123456')
  await messenger.email({
    to: 'sam@example.com',
    subject: 'Hello',
    title: 'Hello',
    lines: ['Hello Sam'],
  })

  const names = (await readdir(`${folder.path}/outbox`)).toSorted()
  const messages = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(`${folder.path}/outbox/${name}`, 'utf8'))),
  )
  const { mode } = await stat(`${folder.path}/outbox/${names[0]}`)
  expect(messages).toEqual([
    { channel: 'sms', to: '+61400000000', text: 'Your code is 123456', at: expect.any(String) },
    {
      channel: 'email',
      to: 'sam@example.com',
      subject: 'Hello',
      text: expect.stringContaining('Hello Sam'),
      html: expect.stringContaining('Hello Sam</p>'),
      at: expect.any(String),
    },
  ])
  expect(names.every((name) => name.endsWith('.json'))).toBe(true)
  expect(mode & 0o777).toBe(0o600)
})

test('an SMS goes to the provider with the key', async () => {
  const requests: { authorization: string | undefined; body: unknown }[] = []
  const provider = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push({ authorization: request.headers.authorization, body: JSON.parse(body) })
      response.writeHead(requests.length === 1 ? 202 : 500).end()
    })
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/messages`
  const messenger = chooseMessenger(parseEnv({ SMS_URL: url, SMS_KEY: 'k3y' }))

  await messenger.sms('+61400000000', 'Your code is 123456')
  const refused = messenger.sms('+61400000000', 'Another')

  await expect(refused).rejects.toThrow('The SMS provider answered 500')
  expect(requests[0]).toEqual({
    authorization: 'Bearer k3y',
    body: { to: '+61400000000', text: 'Your code is 123456' },
  })
  provider.close()
})

test('an email goes to the mail server with sender, subject and text', async () => {
  const server = mailServer()
  await once(server.listener, 'listening')
  const { port } = server.listener.address() as AddressInfo
  const smtpUrl = `smtp://127.0.0.1:${port}?from=hello@dream.example.com`
  const messenger = chooseMessenger(parseEnv({ SMTP_URL: smtpUrl }))

  await messenger.email({
    to: 'sam@example.com',
    subject: 'Your code',
    title: 'Your code',
    lines: ['Enter it in the app.'],
    code: '12345678',
  })

  expect(server.received()).toContain('MAIL FROM:<hello@dream.example.com>')
  expect(server.received()).toContain('RCPT TO:<sam@example.com>')
  expect(server.received()).toContain('Subject: Your code')
  expect(server.received()).toContain('\r\n12345678\r\n')
  server.end()
})

test('a mail server without encryption gets nothing, unless it is local or explicitly allowed', async () => {
  const server = mailServer()
  await once(server.listener, 'listening')
  const { port } = server.listener.address() as AddressInfo
  const send = (host: string, settings = {}) =>
    chooseMessenger(parseEnv({ SMTP_URL: `smtp://${host}:${port}`, ...settings })).email({
      to: 'sam@example.com',
      subject: 'Your code',
      title: 'Your code',
      lines: [],
      code: '12345678',
    })

  // Address that counts as another machine but leads here.
  const refused = send('0.0.0.0')
  await expect(refused).rejects.toThrow()
  const heard = server.received()
  await send('0.0.0.0', { ALLOW_INSECURE: 'plain-mail' })

  expect(heard).toContain('STARTTLS')
  expect(heard).not.toContain('12345678')
  expect(heard).not.toContain('MAIL FROM')
  expect(server.received()).toContain('\r\n12345678\r\n')
  server.end()
})

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Minimal mail server. */
function mailServer() {
  const sockets: Socket[] = []
  let received = ''
  let isInMessage = false
  const listener = createTcpServer((socket) => {
    sockets.push(socket)
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      received += text
      if (isInMessage && !received.endsWith('\r\n.\r\n')) return
      isInMessage = text.startsWith('DATA')
      socket.write(isInMessage ? '354 go on\r\n' : '250 ok\r\n')
    })
  })
  listener.listen(0, '127.0.0.1')
  return {
    listener,
    received: () => received,
    end() {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
