import { type MockAdapterDescriptor, mockAdapter } from '@bowline/kit-core/testing'

/** An adapter in memory that counts how often it was asked to preload; `loading` ends when its code is loaded. */
export function preloadingAdapter(
  params?: Parameters<typeof mockAdapter>[0],
  loading?: Promise<void>,
): {
  readonly adapter: MockAdapterDescriptor
  readonly preloads: () => number
} {
  const adapter = mockAdapter(params)
  let count = 0
  const preload = async () => {
    count += 1
    await loading
  }
  return {
    adapter: { ...adapter, create: (context) => ({ ...adapter.create(context), preload }) },
    preloads: () => count,
  }
}
