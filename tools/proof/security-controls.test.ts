import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SECURITY_CONTROLS } from './security-controls.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(SECURITY_CONTROLS.map((control) => [control.name, control] as const))(
  'the text that the control "%s" takes out occurs in its file once, and its test exists',
  async (_, { file, from, test: proof }) => {
    const text = await readFile(join(ROOT, file), 'utf8')

    expect(text.split(from)).toHaveLength(2)
    expect(await readFile(join(ROOT, proof), 'utf8')).toContain('expect(')
  },
)
