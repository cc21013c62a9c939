module.exports = require('@bowline/jest-preset/node')
