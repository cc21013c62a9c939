// @ts-check
import { defineConfig } from 'vite'

/**
 * In the repository the kit's packages have their peers in their own folders. `dedupe` uses this folder's, like an
 * app that installs the packages. React is its development build, which logs warnings.
 */
export default defineConfig({
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { dedupe: ['react', 'react-dom', '@wagmi/core', 'viem'] },
  build: { minify: false, rolldownOptions: { input: ['plain.html', 'wagmi.html'] } },
})
