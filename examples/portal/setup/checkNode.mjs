// This file uses old syntax only, because every Node version must be able to parse it before the version is checked.

/**
 * Prints a clear message if Node is too old for the task, and sets the exit code.
 * @param {string} task the task's name, such as `npm start`
 * @param {number} major
 * @param {number} minor
 * @returns {boolean} true if the task can run
 */
export function checkNode(task, major, minor) {
  var parts = process.versions.node.split('.')
  var isNewEnough = Number(parts[0]) > major || (Number(parts[0]) === major && Number(parts[1]) >= minor)
  if (isNewEnough) return true
  console.error(
    task +
      ' needs Node ' +
      major +
      '.' +
      minor +
      ' or newer; this is Node ' +
      process.versions.node +
      '. Install a newer one from https://nodejs.org, then run ' +
      task +
      ' again.',
  )
  process.exitCode = 1
  return false
}
