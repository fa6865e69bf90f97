/**
 * @typedef {{ readonly line: number, readonly column: number }} Position counted from 1
 * @typedef {object} Mutant a change of the code, and its result
 * @property {'Killed' | 'Timeout' | 'RuntimeError' | 'CompileError' | 'Survived' | 'NoCoverage' | 'Ignored' | 'Pending'} status
 * @property {{ readonly start: Position, readonly end: Position }} location
 * @property {string} [replacement]
 *
 * @typedef {{ readonly source: string, readonly mutants: readonly Mutant[] }} MutatedFile
 * @typedef {object} MutantReport the part of Stryker's report that is read here
 * @property {Readonly<Record<string, MutatedFile>>} files
 *
 * @typedef {object} Equivalent a change that needs no quick test
 * @property {string} file
 * @property {string} code the original line, trimmed; of several lines the first that differs
 * @property {string} change the changed line, trimmed
 * @property {string} reason
 */

const NOTICED = ['Killed', 'Timeout', 'RuntimeError', 'CompileError']

/**
 * Returns the lines to print after a run: the surviving changes that `known` does not list, the listed changes of the
 * same files that no longer survive, and the counts.
 * @param {MutantReport} report may contain results of earlier runs
 * @param {readonly Equivalent[]} known
 * @param {readonly string[]} [chosen] the files that ran; empty for all files of the report
 * @returns {string[]}
 */
export function reportSurvivors(report, known, chosen = []) {
  const files = Object.entries(report.files).filter(([file]) => chosen.length === 0 || chosen.includes(file))
  const mutants = files.flatMap(([, { mutants: found }]) => found)
  const survivors = files.flatMap(([file, { source, mutants: found }]) =>
    found.filter(({ status }) => status === 'Survived').map(mutant => describeChange(file, source, mutant)),
  )
  const knownKeys = new Set(known.map(keyOf))
  const unknown = survivors.filter(survivor => !knownKeys.has(keyOf(survivor)))
  const survivorKeys = new Set(survivors.map(keyOf))
  const ran = new Set(files.map(([file]) => file))
  const outdated = known.filter(entry => ran.has(entry.file) && !survivorKeys.has(keyOf(entry)))
  /** @param {readonly string[]} statuses */
  const count = statuses => mutants.filter(({ status }) => statuses.includes(status)).length
  return [
    ...unknown.flatMap(({ file, line, code, change }) => [`${file}:${line}`, `- ${code}`, `+ ${change}`, '']),
    ...outdated.flatMap(({ file, code, change }) => [
      `${file}: an entry of equivalent.json, but the change no longer survives. Remove the entry.`,
      `- ${code}`,
      `+ ${change}`,
      '',
    ]),
    `Changes: ${count(NOTICED)} noticed, ${survivors.length - unknown.length} known as equivalent, ${unknown.length} not noticed, ${count(['NoCoverage'])} not reached by a quick test.`,
  ]
}

/** @param {{ readonly file: string, readonly code: string, readonly change: string }} change */
function keyOf({ file, code, change }) {
  return JSON.stringify([file, code, change])
}

/**
 * Describes a change by the first line that differs.
 * @param {string} file
 * @param {string} source
 * @param {Mutant} mutant
 */
function describeChange(file, source, { location: { start, end }, replacement = '' }) {
  const original = source.split('\n').slice(start.line - 1, end.line)
  const before = original[0]?.slice(0, start.column - 1) ?? ''
  const after = original.at(-1)?.slice(end.column - 1) ?? ''
  const changed = `${before}${replacement}${after}`.split('\n')
  const first = Math.max(
    0,
    original.findIndex((line, index) => line !== changed[index]),
  )
  return {
    file,
    line: start.line + first,
    code: original[first]?.trim() ?? '',
    change: changed[first]?.trim() ?? '',
  }
}
