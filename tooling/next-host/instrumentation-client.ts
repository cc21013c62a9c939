import '../../apps/docs/snippets/trusted-scripts'
