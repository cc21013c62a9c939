// @ts-check
import { defineConfig } from 'vite'

/**
 * In the repository the kit's packages have their peers in folders of their own. `dedupe` gives them this folder's, as an
 * app has them that installs the packages. React is its development build, the one that complains.
 */
export default defineConfig({
  mode: 'development',
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: { dedupe: ['react', 'react-dom', '@wagmi/core', 'viem'] },
  build: { minify: false, rolldownOptions: { input: ['plain.html', 'wagmi.html'] } },
})
