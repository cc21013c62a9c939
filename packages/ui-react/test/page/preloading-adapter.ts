import { type MockAdapterDescriptor, mockAdapter } from '@bowline/kit-core/testing'

/** An adapter in memory that counts how often it was asked to preload. */
export function preloadingAdapter(params?: Parameters<typeof mockAdapter>[0]): {
  readonly adapter: MockAdapterDescriptor
  readonly preloads: () => number
} {
  const adapter = mockAdapter(params)
  let count = 0
  const preload = () => {
    count += 1
  }
  return {
    adapter: { ...adapter, create: (context) => ({ ...adapter.create(context), preload }) },
    preloads: () => count,
  }
}
