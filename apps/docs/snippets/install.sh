npm install @bowline/kit-core @bowline/ui-react @bowline/adapter-evm @wagmi/core viem
