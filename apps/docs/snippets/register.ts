import type { kit } from './many-chains'

declare module '@bowline/kit-core' {
  interface Register {
    kit: typeof kit
  }
}
