/** Jest settings of a package that renders: jsdom with the web platform parts that jsdom lacks. */
module.exports = {
  ...require('./node.cjs'),
  testEnvironment: require.resolve('./dom-environment.cjs'),
  setupFilesAfterEnv: [require.resolve('./patient-queries.cjs')],
}
