import { createHash } from 'node:crypto'

export const digestOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
