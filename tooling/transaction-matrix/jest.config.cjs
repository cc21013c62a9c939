module.exports = require('@bowline/jest-preset/dom')
