/** The typed data the demo signs. */
export function makeTypedData(chainId: number, from: `0x${string}`) {
  return {
    domain: { name: 'Bowline playground', version: '1', chainId },
    types: {
      Greeting: [
        { name: 'from', type: 'address' },
        { name: 'words', type: 'string' },
      ],
    },
    primaryType: 'Greeting',
    message: { from, words: 'Hello from the playground' },
  } as const
}

/** The typed data the demo signs. */
export type DemoTypedData = ReturnType<typeof makeTypedData>
