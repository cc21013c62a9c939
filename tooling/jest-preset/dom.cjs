/** Jest settings of a package that renders: jsdom with the missing web platform parts. */
module.exports = {
  ...require('./node.cjs'),
  testEnvironment: require.resolve('./dom-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./patient-queries.cjs')],
}
