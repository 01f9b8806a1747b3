import { crc32, deflateRawSync } from 'node:zlib'

type Options = {
  /** Marks each file as encrypted. */
  isEncrypted?: boolean
  /** False unpacked size of each file in the directory. */
  claimedBytes?: number
}

/** Zip of these files, as from a zip program. */
export function aZip(
  files: Readonly<Record<string, Buffer>>,
  { isEncrypted = false, claimedBytes }: Options = {},
): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes)
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x800 | (isEncrypted ? 1 : 0), 2)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claimedBytes ?? bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, path, packed])
    const end = Buffer.alloc(14)
    end.writeUInt32LE(offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), facts, end, path]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(central.length, 8)
  end.writeUInt16LE(central.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
