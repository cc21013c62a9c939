import { createFrameReader, FrameError } from './read-frames.js'

const [TEXT, CONTINUED, CLOSE, BINARY] = [0x81, 0x80, 0x88, 0x82] as const

/** A frame as a browser sends it. */
function frame(first: number, payload: Buffer, mask = Buffer.from([7, 0, 255, 3])): Buffer {
  const { length } = payload
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10)
  head[0] = first
  head[1] = 0x80 | (length < 126 ? length : length < 65_536 ? 126 : 127)
  if (head.length === 4) head.writeUInt16BE(length, 2)
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2)
  return Buffer.concat([head, mask, payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0))])
}

test.each([0, 1, 125, 126, 65_535, 65_536])('R-HOST-72 reads a text of %i bytes split at any byte', (length) => {
  const text = 'é'.repeat(length / 2) + 'x'.repeat(length % 2)
  const bytes = Buffer.concat([frame(TEXT, Buffer.from(text)), frame(TEXT, Buffer.from('next'))])
  for (const size of [1_000, bytes.length]) {
    const read = createFrameReader()
    const texts: unknown[] = []
    for (let at = 0; at < bytes.length; at += size) texts.push(...read(bytes.subarray(at, at + size)))
    expect(texts).toEqual([
      { kind: 'text', text },
      { kind: 'text', text: 'next' },
    ])
  }
})

test('R-HOST-72 joins the parts of a message around a ping between them', () => {
  const read = createFrameReader()
  const part = Buffer.from('ab')
  expect(read(Buffer.concat([frame(0x01, part), frame(0x89, part), frame(CONTINUED, part)]))).toEqual([
    { kind: 'ping', payload: part },
    { kind: 'text', text: 'abab' },
  ])
  expect(read(frame(CLOSE, Buffer.alloc(0)))).toEqual([{ kind: 'close' }])
})

test.each([
  ['without a mask', Buffer.from([TEXT, 0x01, 0x61])],
  ['of bytes', frame(BINARY, Buffer.from('a'))],
  ['larger than the limit', Buffer.from([TEXT, 0xff, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0])],
])('R-HOST-72 rejects a frame %s', (_, bytes) => {
  expect(() => createFrameReader()(bytes)).toThrow(FrameError)
})
